/** Fetches a file that never changes, for what reads it later: then the browser has it at hand, or it is on its way. */
export const fetchAhead = (address: string): void => void fetch(address).catch(() => undefined);

/**
 * What the application resumes from, as JSON: it is in the page, in an element of this id, or in a file that the page names
 * (`data-resume` of the boot script). Rejects when that cannot be had.
 */
export const pageDataText = async (id: string): Promise<string> => {
  const address = document.querySelector<HTMLElement>('script[data-resume]')?.dataset['resume'];
  if (address === undefined) return document.getElementById(id)?.textContent ?? '{}';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The page's data cannot be had: ${response.status}`);
  return response.text();
};
