import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Type, URI } from 'io-ts/Type';
import type { AttributeSources } from '../../../domain/content/attribute-source.ts';
import type { Kinds } from '../../../domain/content/kinds.ts';
import { withParagraphs } from '../../../domain/content/paragraphs.ts';
import type { SafeHtml } from '../../../domain/content/safe-html.ts';
import { renderShortcodes } from '../../../domain/content/shortcodes.ts';

interface ClassicContent {
  readonly html: SafeHtml;
  /** The names of the shortcodes that are left out. */
  readonly leftOut: ReadonlyArray<string>;
}

export const sources: AttributeSources = { content: { source: 'html' } };

/** Classic content: its shortcodes are rendered and its blank lines become paragraphs before it is made safe. */
const classic = (rawHtml: Type<SafeHtml>): Type<ClassicContent> =>
  new t.Type<ClassicContent, unknown, unknown>(
    rawHtml.name,
    (given): given is ClassicContent => t.type({ html: t.string }).is(given),
    (given, context) => {
      const { html, leftOut } =
        typeof given === 'string' ? renderShortcodes(given) : { html: given, leftOut: [] };
      return pipe(
        rawHtml.validate(typeof html === 'string' ? withParagraphs(html) : html, context),
        E.map((safe) => ({ html: safe, leftOut })),
      );
    },
    t.identity,
  );

export const codec = ({ maybe, rawHtml }: Kinds<typeof URI>) =>
  t.strict({
    content: maybe(classic(rawHtml)),
    /** The same in the block of a single shortcode. */
    text: maybe(classic(rawHtml)),
  });

export type FreeformAttributes = t.TypeOf<ReturnType<typeof codec>>;
