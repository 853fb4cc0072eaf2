const DIGITS = 36;

/** A custom property, where it is set and where it is used; not what looks like one inside the name of a file. */
const PROPERTY = /(?<![\w-])--[a-z][\w-]*/gi;

/** Writes the custom properties in a text by the names that the build gives them. */
export type RenameProperties = (text: string) => string;

/**
 * Short names for the custom properties of all styles, the most frequent the shortest: a page names them hundreds of times.
 * Those that code names too keep theirs. The same for the same styles, in every build of theirs.
 */
export const shortProperties = (styles: ReadonlyArray<string>, code: string): RenameProperties => {
  const inCode = new Set(Array.from(code.matchAll(PROPERTY), ([name]) => name));
  const times = new Map<string, number>();
  for (const css of styles)
    for (const [name] of css.matchAll(PROPERTY)) times.set(name, (times.get(name) ?? 0) + 1);
  const renamed = [...times.keys()]
    .filter((name) => !inCode.has(name))
    .sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0) || (one < other ? -1 : 1));
  const short = new Map(renamed.map((name, i) => [name, shortName(i)]));
  const taken = [...short.values()].filter((name) => inCode.has(name));
  if (taken.length > 0)
    throw new Error(
      `A custom property in code has a name that the build gives to another: ${taken.join(' ')}`,
    );
  return (text) => text.replace(PROPERTY, (name) => short.get(name) ?? name);
};

/** `--a`, then `--b`: after the two hyphens a name may begin with a digit, but the expression above would not find it. */
const shortName = (place: number): string => {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (place % 26));
  const rest = Math.floor(place / 26);
  return `--${letter}${rest === 0 ? '' : (rest - 1).toString(DIGITS)}`;
};
