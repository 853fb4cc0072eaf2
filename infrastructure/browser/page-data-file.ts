/** Prefetches an immutable file, so that a later fetch uses the cached response or the pending request. */
export const fetchAhead = (address: string): void => void fetch(address).catch(() => undefined);

/**
 * The hydration data as JSON, from the element with this id or from a file in `data-resume` of the boot script. Rejects when the file can't
 * be fetched.
 */
export const pageDataText = async (id: string): Promise<string> => {
  const address = document.querySelector<HTMLElement>('script[data-resume]')?.dataset['resume'];
  if (address === undefined) return document.getElementById(id)?.textContent ?? '{}';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The page’s data could not be fetched: ${response.status}`);
  return response.text();
};
