const sheets = new Map<string, Promise<unknown>>();

/** Resolves once the style sheet is loaded. A failed sheet is fetched again the next time. */
const fetchSheet = (file: string): Promise<unknown> => {
  const sheet =
    sheets.get(file) ??
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = `/${file}`;
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        sheets.delete(file);
        reject(new Error(`${file} cannot be fetched`));
      };
      document.head.append(link);
    });
  sheets.set(file, sheet);
  return sheet;
};

/** Imports a lazy chunk after the style sheets that the bundler lists for it. Rejects when a sheet or the chunk can't be fetched. */
export const importWithSheets = async <Module>(
  load: () => Promise<Module>,
  files: ReadonlyArray<string> = [],
): Promise<Module> => {
  await Promise.all(files.map(fetchSheet));
  return load();
};
