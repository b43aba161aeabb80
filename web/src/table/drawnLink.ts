/** The link of a table as a picture for the camera of a phone. */

/**
 * The picture as an address of its own, empty where the server cannot draw it. The token goes in
 * the body of the question: an address is written down on its way.
 */
export async function drawnLink(table: string, token: string): Promise<string> {
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
