/** The beginnings and ends of blocks, as WordPress's parser finds them. */
const TOKEN = new RegExp(
  [
    '<!--\\s+(?<end>/)?wp:(?<name>(?:[a-z][a-z0-9_-]*/)?[a-z][a-z0-9_-]*)\\s+',
    '(?:(?<attributes>\\{(?:(?!\\}\\s+/?-->)[^])*\\})\\s+)?(?<only>/)?-->',
  ].join(''),
  'g',
);

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * What loses content and WordPress's parser forgives: a block that never ends, an end without its beginning, attributes
 * that are no JSON. Null: nothing.
 */
export const markupFault = (markup: string): string | null => {
  const open: Array<{ readonly name: string; readonly line: number }> = [];
  for (const { index, groups = {} } of markup.matchAll(TOKEN)) {
    const { end, name = '', attributes, only } = groups;
    const line = markup.slice(0, index).split('\n').length;
    if (attributes !== undefined && !isJson(attributes))
      return `line ${line}: the attributes of ${name} are no JSON`;
    if (end !== undefined) {
      if (open.pop()?.name !== name) return `line ${line}: ${name} ends without its beginning`;
    } else if (only === undefined) open.push({ name, line });
  }
  const last = open.at(-1);
  return last === undefined ? null : `line ${last.line}: ${last.name} never ends`;
};
