import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { kilobytesOf, overLimit } from '../../../domain/content/checks/content-limits.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { mediaKind } from '../blocks/address-kinds.ts';
import type { Addresses } from '../blocks/addresses.ts';
import { blocksOfMarkup } from '../blocks/block-markup.ts';
import { BlocksJson, withoutTypes } from './wordpress-blocks-wire.ts';
import { isRecord } from '../../wire/json-values.ts';
import { localeOf, pathOf } from '../../wire/page-path.ts';
import { plainText } from '../html/plain-text.ts';
import { decodeAnswer, listOf, maybe } from './wordpress-wire-types.ts';

const Seo = t.type({ title: maybe(t.string), metaDesc: maybe(t.string), metaRobotsNoindex: maybe(t.string) });

/** The picture that represents a page or an article. */
export const FeaturedImage = t.type({ node: maybe(t.type({ sourceUrl: maybe(t.string) })) });

/** What is neither page nor post has nothing but its type. */
const Node = t.type({
  uri: maybe(t.string),
  title: maybe(t.string),
  excerpt: maybe(t.string),
  blocksJSON: maybe(BlocksJson),
  /** As WordPress shows it, where it has no blocks to give. */
  content: maybe(t.string),
  seo: maybe(Seo),
  featuredImage: maybe(FeaturedImage),
});
export type WordPressNode = t.TypeOf<typeof Node>;

/**
 * The page of a path out of WordPress's answer; none: there is none, or what was found is at another path. Left: what
 * WordPress could not do, or where the answer is malformed. A page without a tree of blocks is a fault, not an empty page; a
 * content larger than `maxKilobytes`, without the definitions of its blocks' types, is one too, and nothing of it is parsed.
 */
export const decodePage = (
  path: string,
  body: unknown,
  addresses: Addresses,
  maxKilobytes = Infinity,
): E.Either<string, O.Option<ContentPage>> => {
  const tooLarge = overLimit(
    { kilobytes: kilobytesOf(withoutTypes(blocksText(body)).length) },
    { kilobytes: maxKilobytes },
  );
  return tooLarge === null ? decodedPage(path, body, addresses) : E.left(tooLarge);
};

/** `blocksJSON` as it came, before anything of it is parsed. */
const blocksText = (body: unknown): string => {
  const text = ['data', 'nodeByUri', 'blocksJSON'].reduce<unknown>(
    (value, name) => (isRecord(value) ? value[name] : undefined),
    body,
  );
  return typeof text === 'string' ? text : '';
};

const decodedPage = (
  path: string,
  body: unknown,
  addresses: Addresses,
): E.Either<string, O.Option<ContentPage>> =>
  pipe(
    decodeAnswer(t.type({ nodeByUri: maybe(Node) }), body),
    E.chain(({ data: { nodeByUri: node }, fault }) => {
      const isPage = node?.uri != null && pathOf(node.uri) === path;
      // Half a page is no page: what was read before is better.
      if (fault !== null && (node?.blocksJSON ?? node?.content ?? null) === null) return E.left(fault);
      if (!isPage) return E.right(O.none);
      if (node.blocksJSON != null) return E.right(O.some(pageAt(path, node, node.blocksJSON, addresses)));
      return node.content == null
        ? E.left('blocksJSON is null')
        : pipe(
            blocksOfMarkup(node.content),
            E.map((blocks) => O.some(pageAt(path, node, blocks, addresses))),
          );
    }),
  );

/** What WordPress shows in a page; none: there is no such page. */
export const decodeShown = (body: unknown): E.Either<string, O.Option<string>> =>
  pipe(
    decodeAnswer(t.type({ nodeByUri: maybe(t.type({ content: maybe(t.string) })) }), body),
    E.map(({ data: { nodeByUri: node } }) => O.fromNullable(node?.content)),
  );

/** The page of a path, from its node and its blocks. */
export const pageAt = (
  path: string,
  node: Omit<WordPressNode, 'blocksJSON' | 'content'>,
  blocks: ReadonlyArray<Block>,
  addresses: Addresses,
): ContentPage => {
  const image = imageOf(node.featuredImage, addresses);
  return {
    ...entryAt(path, node),
    description: plainText(node.seo?.metaDesc || node.excerpt || ''),
    blocks,
    ...(image !== null && { image }),
  };
};

/** The address of a picture that may be shown, as that of a picture in a block; null without one. */
export const imageOf = (
  featured: t.TypeOf<typeof FeaturedImage> | null | undefined,
  addresses: Addresses,
): string | null =>
  pipe(
    mediaKind(addresses).decode(featured?.node?.sourceUrl),
    E.match(
      () => null,
      ({ src }) => src,
    ),
  );

/** The title is the page's own: Yoast's ends with the name of the site, which ours adds by itself. */
export const entryAt = (
  path: string,
  { title, seo }: Pick<WordPressNode, 'title'> & { seo: EntrySeo },
): Omit<PageEntry, 'article'> => ({
  path,
  locale: localeOf(path),
  title: plainText(title || seo?.title || ''),
  ...(seo?.metaRobotsNoindex === 'noindex' && { isListed: false }),
});

type EntrySeo = Partial<t.TypeOf<typeof Seo>> | null | undefined;

const EntryNode = t.type({
  uri: maybe(t.string),
  title: maybe(t.string),
  seo: maybe(t.type({ metaRobotsNoindex: maybe(t.string) })),
});

const Entries = t.type({
  contentNodes: t.type({
    nodes: listOf('pages', maybe(EntryNode)),
    pageInfo: t.type({ hasNextPage: t.boolean, endCursor: maybe(t.string) }),
  }),
});

export interface EntriesPortion {
  readonly entries: ReadonlyArray<PageEntry>;
  /** Where the next portion begins; null: this is the last. */
  readonly next: string | null;
  /** What was left out as malformed; null: nothing. */
  readonly warning: string | null;
}

/** A portion of the list of pages and posts; nodes whose address is no path are left out. */
export const decodeEntries = (body: unknown): E.Either<string, EntriesPortion> =>
  pipe(
    decodeAnswer(Entries, body),
    E.map(({ data: { contentNodes } }) => ({
      entries: contentNodes.nodes.value.flatMap((node) => {
        const path = node?.uri ? pathOf(node.uri) : null;
        return node && path !== null ? [entryAt(path, node)] : [];
      }),
      next: contentNodes.pageInfo.hasNextPage ? (contentNodes.pageInfo.endCursor ?? null) : null,
      warning: contentNodes.nodes.warning,
    })),
  );
