import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import type { Type } from 'io-ts/Type';
import { hostedVideoAt } from '../../../domain/content/blocks/hosted-video.ts';
import { isFreeFragment } from '../../../domain/content/links/fragment.ts';
import { surfaceOf } from '../../../domain/content/blocks/surface-of.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import type { ProductDrawing } from '../../../domain/product/product-drawing.ts';
import { PRODUCT_DRAWINGS } from '../drawings/product-drawings.ts';
import { htmlOfNodes } from './rich-text.ts';
import { plainText } from '../html/plain-text.ts';

/** Creates a kind. `read` returns undefined for an invalid value, and `name` says what was expected. */
export const kindNamed = <A>(name: string, read: (given: unknown) => A | undefined): Type<A> =>
  new t.Type<A, unknown, unknown>(
    name,
    (given): given is A => read(given) !== undefined,
    (given, context) => {
      const value = read(given);
      return value === undefined ? t.failure(given, context) : t.success(value);
    },
    t.identity,
  );

/** The html of a text or of an older content's nodes. Undefined for anything else. Not sanitized yet. */
export const writtenHtml = (given: unknown): string | undefined => {
  if (typeof given === 'string') return given;
  if (typeof given === 'number') return String(given);
  return typeof given === 'object' && given !== null ? htmlOfNodes(given) : undefined;
};

/** A finite number, or its text. */
export const numberOf = (given: unknown): number | undefined => {
  const isWritten = typeof given === 'string' && given.trim() !== '';
  const number = isWritten ? Number(given) : given;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

export const text = kindNamed<string>('text', (given) => {
  const html = writtenHtml(given);
  return html === undefined ? undefined : plainText(html) || undefined;
});

export const video = kindNamed('a video on YouTube, Vimeo or Wistia', (given) =>
  typeof given === 'string' ? (hostedVideoAt(given) ?? undefined) : undefined,
);

export const number = kindNamed<number>('a number', numberOf);

export const flag = kindNamed<boolean>('a flag', (given) => given === true || given === 1 || given === '1');

export const fragment = kindNamed<string | null>('a fragment', (given) =>
  typeof given === 'string' && isFreeFragment(given) ? given : null,
);

export const surface = kindNamed<Surface>('a background', (given) =>
  typeof given === 'string' ? O.toUndefined(surfaceOf(given)) : undefined,
);

/** An unknown word becomes `otherwise`, because an editor's older choice may not be offered anymore. */
export const oneOf = <A extends string>(words: ReadonlyArray<A>, otherwise: A): Type<A> =>
  kindNamed<A>(`one of ${words.join(', ')}`, (given) => {
    const written = typeof given === 'string' ? given.trim().toLowerCase() : '';
    return words.find((word) => word.toLowerCase() === written) ?? otherwise;
  });

/** A product's picture, by its name. */
export const drawing = kindNamed<ProductDrawing>('the name of a product’s picture', (given) =>
  typeof given === 'string' ? PRODUCT_DRAWINGS.get(given.trim()) : undefined,
);
