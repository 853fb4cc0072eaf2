const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** How large a file is, as visitors read it: `14 KB`, `1.2 MB`; null: unknown. `bytes` is rounded up to whole kilobytes. */
export const fileSizeText = (bytes: number | null): string | null => {
  if (bytes === null) return null;
  const kilobytes = Math.max(1, Math.ceil(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
};
