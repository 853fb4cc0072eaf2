/** Replacements for files that only the bundler understands. */
const STAND_INS = { '.css': 'class-names.ts', '.svg': 'asset-address.ts' } as const;

/** The URL of a module's replacement; undefined for other modules. */
export const standInFor = (specifier: string): string | undefined => {
  const standIn = Object.entries(STAND_INS).find(([ending]) => specifier.endsWith(ending))?.[1];
  return standIn && new URL(standIn, import.meta.url).href;
};
