/** Copies a text to the clipboard. Resolves to false if the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Some browsers read the file only after they have asked the visitor where to save it. */
const READ_WITHIN_MS = 60_000;

/** Saves a text as a file on the visitor's device, without sending it anywhere. */
export const saveText = (fileName: string, text: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(href), READ_WITHIN_MS);
};
