import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Answer } from '../answer.ts';

const WORDS_IN_PARAGRAPH = 40;

/** Words that hardly compress, so that few are needed to fill the document. */
const paragraph = (place: number): string =>
  `<p>${Array.from({ length: WORDS_IN_PARAGRAPH }, (_, i) =>
    createHash('sha256').update(`${place} ${i}`).digest('hex').slice(0, 6),
  ).join(' ')}</p>`;

const document = (paragraphs: number): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head><body><main><h1>Bare</h1>${Array.from(
    { length: paragraphs },
    (_, place) => paragraph(place),
  ).join('')}</main></body></html>`;

/** A page of plain words with the same compressed size: it shows the cost of the browser and the measurement themselves. */
export const barePage = (bytes: number): Answer => {
  let paragraphs = 1;
  let compressed = brotliCompressSync(document(paragraphs));
  while (compressed.length < bytes) compressed = brotliCompressSync(document(++paragraphs));
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    base64: compressed.toString('base64'),
  };
};
