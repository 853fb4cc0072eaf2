import { Parser } from 'htmlparser2';
import { LEFT_OUT_TAGS, LINE_ENDS } from './allowed-html.ts';

const SILENT = new Set(LEFT_OUT_TAGS);

const endsLine = (tag: string): boolean => tag === 'br' || LINE_ENDS.has(tag);

/** The text of an html without its markup, trimmed; a space stands where a line ended. */
export const plainText = (html: string): string => {
  if (!/[<&]/.test(html)) return html.toWellFormed().trim();
  let text = '';
  let silent = 0;
  const lineEnd = (tag: string): void => {
    if (endsLine(tag) && text !== '' && !/\s$/.test(text)) text += ' ';
  };
  const parser = new Parser({
    onopentag: (tag) => {
      if (SILENT.has(tag)) silent += 1;
      lineEnd(tag);
    },
    onclosetag: (tag) => {
      if (SILENT.has(tag)) silent -= 1;
      lineEnd(tag);
    },
    ontext: (part) => {
      if (silent === 0) text += part;
    },
  });
  parser.end(html);
  return text.toWellFormed().trim();
};
