import { addLink } from './head-link.ts';

const sheets = new Map<string, Promise<unknown>>();

/** Resolves once a sheet is there; one that cannot be had is asked for anew the next time. */
const fetchSheet = (file: string): Promise<unknown> => {
  const sheet =
    sheets.get(file) ??
    new Promise((resolve, reject) => {
      const link = addLink('stylesheet', `/${file}`);
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        sheets.delete(file);
        reject(new Error(`${file} cannot be fetched`));
      };
    });
  sheets.set(file, sheet);
  return sheet;
};

/** Imports what is fetched late once the sheets are there that the bundler lists for it. Rejects where one or the code cannot be had. */
export const importWithSheets = async <Module>(
  load: () => Promise<Module>,
  files: ReadonlyArray<string> = [],
): Promise<Module> => {
  await Promise.all(files.map(fetchSheet));
  return load();
};
