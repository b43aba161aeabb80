/** Copying, also on a page without encryption: there browsers have no clipboard object. */

/** Puts `text` into the clipboard; throws where the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put);
  try {
    if (!document.execCommand('copy')) throw new Error('the browser does not allow copying');
  } finally {
    document.removeEventListener('copy', put);
  }
}
