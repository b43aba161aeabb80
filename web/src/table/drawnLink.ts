/** The link of a table as a picture for the camera of a phone. */

const asked = new Map<string, Promise<string>>();

/**
 * The picture as an address of its own, empty where the server cannot draw it. It is asked for once.
 * The token goes in the body of the question: an address is written down on its way.
 */
export function drawnLink(table: string, token: string): Promise<string> {
  const link = `${table}#${token}`;
  let drawn = asked.get(link);
  if (drawn === undefined) {
    drawn = draw(table, token);
    asked.set(link, drawn);
    void drawn.then((picture) => { if (picture === '') asked.delete(link); }); // the next time, perhaps
  }
  return drawn;
}

async function draw(table: string, token: string): Promise<string> {
  try {
    const answer = await fetch(`/api/tables/${table}/qr.svg`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return answer.ok ? `data:image/svg+xml,${encodeURIComponent(await answer.text())}` : '';
  } catch {
    return '';
  }
}
