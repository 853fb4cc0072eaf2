import { Parser } from 'htmlparser2';
import { LEFT_OUT_TAGS, LINE_ENDS } from './allowed-html.ts';

const SILENT = new Set(LEFT_OUT_TAGS);

const endsInSpace = (text: string): boolean => /\s/.test(text.at(-1) ?? '');

const endsLine = (tag: string): boolean => tag === 'br' || LINE_ENDS.has(tag);

/** The trimmed text of html, with a space at each line end. */
export const plainText = (html: string): string => {
  if (!/[<&]/.test(html)) return html.toWellFormed().trim();
  // Collects parts and joins them once. Checking the end of a growing string would copy it for each line.
  const parts: string[] = [];
  let silent = 0;
  const lineEnd = (tag: string): void => {
    const last = parts.at(-1);
    if (endsLine(tag) && last !== undefined && !endsInSpace(last)) parts.push(' ');
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
      if (silent === 0 && part !== '') parts.push(part);
    },
  });
  parser.end(html);
  return parts.join('').toWellFormed().trim();
};

/** Like `plainText`, with a space between adjacent links and buttons and before a quote's author. */
export const readText = (html: string): string =>
  plainText(html.replace(/<\/(?:a|button)>(?=<)|(?<=>)(?=<(?:a|button)[\s>])|(?=<cite[\s>])/gi, '$& '));
