import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { parseBoundedJson } from '../../wire/bounded-json.ts';
import { dayIn } from '../../../domain/review/review-day.ts';
import { readMarkup } from '../blocks/block-markup.ts';
import { WrittenBlocks } from '../blocks/block-wire.ts';
import { firstFault } from '../blocks/faults.ts';
import { kindNamed } from '../blocks/simple-kinds.ts';

const textKind = (name: string, holds: (text: string) => boolean) =>
  kindNamed<string>(name, (given) => (typeof given === 'string' && holds(given) ? given : undefined));

const PATH = /^\/(?:[^\s/?#\\]+\/)*(?:[^\s/?#\\]+)?$/;

/** A path without a trailing slash gets one. */
const Path = kindNamed<string>('a path that begins with a slash', (given) => {
  const path = typeof given === 'string' && PATH.test(given) ? given : undefined;
  const isWhole = path === undefined || path.endsWith('/');
  return path?.split('/').some((part) => /^\.{1,2}$/.test(part)) ? undefined : isWhole ? path : `${path}/`;
});

/** Text that isn't blank. */
const Words = textKind('text', (text) => text.trim() !== '');

const Article = t.intersection([
  t.strict({ date: textKind('a day: 2026-10-20', (text) => O.isSome(dayIn(text))) }),
  t.exact(
    t.partial({
      category: t.strict({ name: Words, path: Path }),
      readingTime: t.number,
      related: t.readonlyArray(Path),
    }),
  ),
]);

const facts = t.intersection([
  t.strict({
    path: Path,
    locale: textKind('a language: en, fr, es, en_US', (text) =>
      /^[a-z]{2}(?:[_-][A-Za-z]{2,4})?$/.test(text),
    ),
    title: Words,
    description: textKind('text', () => true),
  }),
  t.exact(
    t.partial({
      isListed: t.boolean,
      image: t.union([t.string, t.null]),
      translationOf: Path,
      canonicalPath: Path,
      /** Other paths of the same page. Search engines list only its own path. */
      aliases: t.readonlyArray(Path),
      article: Article,
      productId: Words,
    }),
  ),
]);

type Facts = t.TypeOf<typeof facts>;

/** A page as its file contains it, with all of its paths. */
export interface WrittenPage extends ContentPage {
  readonly aliases?: ReadonlyArray<string>;
  /** What its editor should repair. */
  readonly faults?: ReadonlyArray<string>;
}

const WholePage = t.intersection([facts, t.strict({ blocks: WrittenBlocks })]);

const decoded =
  <A>(type: t.Type<A, unknown, unknown>) =>
  (json: unknown): E.Either<string, A> =>
    pipe(
      type.decode(json),
      E.mapLeft((errors) => {
        const { path, expected } = firstFault(errors);
        return `${path || 'the page'} should be ${expected}`;
      }),
    );

const parsed = (text: string, what: string): E.Either<string, unknown> =>
  E.tryCatch(
    () => parseBoundedJson(text),
    (fault) =>
      fault instanceof SyntaxError
        ? `${what} is no JSON: ${fault.message}`
        : `${what} cannot be read: ${String(fault)}`,
  );

const factsOf = decoded<Facts>(facts);
const pageOf = decoded<WrittenPage>(WholePage);

/** Parses WordPress's block markup, preceded by the page's metadata as JSON in a comment. */
const pageOfMarkup = (text: string): E.Either<string, WrittenPage> => {
  const [whole, json = ''] = /^\s*<!--\s*(\{[^]*?\})\s*-->/.exec(text) ?? [];
  if (whole === undefined)
    return E.left('should begin with a comment that holds its path, locale, title, description');
  return pipe(
    parsed(json, 'the comment at its beginning'),
    E.chain(factsOf),
    E.map((given) => {
      const { blocks, faults } = readMarkup(text, whole.length);
      return { ...given, blocks, ...(faults.length > 0 && { faults }) };
    }),
  );
};

/**
 * Parses a page's file: `.json` with `{path, locale, title, description, blocks}`, or `.html` with block markup. Left names what is wrong
 * and where.
 */
export const pageOfFile = (name: string, text: string): E.Either<string, WrittenPage> => {
  const content = text.replace(/^\ufeff/, '');
  return name.endsWith('.json') ? pipe(parsed(content, 'the file'), E.chain(pageOf)) : pageOfMarkup(content);
};

/** Like `pageOfFile`, but a `.json` file may also be a list of blocks, which becomes a page named after its file. */
export const pageOrTreeOfFile = (name: string, text: string): E.Either<string, WrittenPage> => {
  const tree = /^\ufeff?\s*\[/.test(text) && name.endsWith('.json');
  if (!tree) return pageOfFile(name, text);
  const path = `/${name.slice(0, -'.json'.length)}/`;
  const blocks = pipe(parsed(text.replace(/^\ufeff/, ''), 'the file'), E.chain(decoded(WrittenBlocks)));
  return E.map((all: ContentPage['blocks']) => ({
    path,
    locale: 'en',
    title: name,
    description: '',
    blocks: all,
  }))(blocks);
};
