import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { pathOf } from '../../wire/page-path.ts';
import { faultOf } from '../../wire/wire-types.ts';
import { blocksInJson, withoutTypes } from './blocks-json.ts';
import { MAX_ITEMS, type WordPressApiBy } from './wordpress-api.ts';
import {
  decodeItems,
  itemCodec,
  ofPages,
  placesOf,
  valueAt,
  type Fields,
  type Places,
} from './wordpress-item.ts';

import type { Read } from './wordpress-line.ts';

const CATEGORY = 'categories(first: 1).nodes.0';

const PLACES: Places = {
  ...{ id: 'databaseId', link: 'uri', title: 'title', excerpt: 'excerpt', date: 'date' },
  ...{ blocks: 'blocksJSON', shown: 'content', picture: 'featuredImage.node.sourceUrl' },
  ...{ seoTitle: 'seo.title', description: 'seo.metaDesc' },
  ...{ robots: 'seo.metaRobotsNoindex', minutes: 'seo.readingTime' },
  ...{ categoryName: `${CATEGORY}.name`, categoryLink: `${CATEGORY}.uri` },
  ...{ source: 'sourceUrl', file: 'mediaItemUrl', alt: 'altText' },
  ...{ width: 'mediaDetails.width', height: 'mediaDetails.height' },
};

/** Fields from plugins other than wp-graphql, with the warning for the operator when one is missing. */
const LACKS = {
  seo: 'it has no field `seo` (wp-graphql-yoast-seo): pages have no descriptions, and all are listed',
  blocksJSON: 'it has no field `blocksJSON` (wp-graphql-gutenberg): pages are read as it shows them',
};

/** GraphQL's message for an unknown field, for which it refuses the whole query. */
const UNKNOWN_FIELD = /Cannot query field "(seo|blocksJSON)"/;

/** Writes the selection of fields for an item, or for a node that may be a page or a post. */
interface Select {
  readonly item: (fields: Fields) => string;
  readonly pageOrPost: (fields: Fields) => string;
}

/** Decodes the data of a response. `fault` is an error that WordPress reported with the data. */
type Decode<A> = (data: unknown, fault: string | null) => E.Either<string, A>;

const maybe = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);
const Page = t.type({ nodeByUri: maybe(itemCodec(PLACES)) });
const PageInfo = t.type({ hasNextPage: t.boolean, endCursor: maybe(t.string) });

/** A WordPress with wp-graphql, wp-graphql-gutenberg and Yoast. `address` is its endpoint, `https://cms.example.com/graphql`. */
export const graphqlApi =
  (address: string): WordPressApiBy =>
  (line) => {
    /** The missing fields. Cleared when pages are listed, because a plugin may be installed later. */
    const lacking = new Set<keyof typeof LACKS>();
    const items = (kind: string, list: unknown) => decodeItems(kind, PLACES, line.warn, list);

    /** Runs a query. If WordPress doesn't know a field, retries without it, and omits it from later queries. */
    const ask = <A>(decode: Decode<A>, queryBy: (select: Select) => string, variables: object): Read<A> => {
      const isThere = ([, place]: [string, string]): boolean =>
        [...lacking].every((field) => !place.startsWith(field));
      const query = queryBy(selectAt(Object.fromEntries(Object.entries(PLACES).filter(isThere))));
      return pipe(
        line.ask((body) => decodeAnswer(body, decode), { address, body: { query, variables } }),
        TE.orElse((reason) => {
          const field = UNKNOWN_FIELD.exec(reason)?.[1] as keyof typeof LACKS | undefined;
          // A concurrent call may have found the missing field already; a query without the field failed for another reason.
          if (field === undefined || !query.includes(field)) return TE.left(reason);
          lacking.add(field);
          line.warn(LACKS[field]);
          return ask(decode, queryBy, variables);
        }),
      );
    };

    return {
      home: address.replace(/(?:\/index\.php)?\/[^/]*$/, ''),
      pathOf: (link = '') => (link === '' ? null : pathOf(link)),
      blocksIn: blocksInJson,
      item: (path, fields) =>
        ask(
          (data, fault) =>
            pipe(
              Page.decode(data),
              E.bimap(faultOf, ({ nodeByUri }) => nodeByUri ?? {}),
              // A partial page counts as a failure, so that the cached page stays.
              E.filterOrElse(
                ({ blocks, shown }) => fault === null || (blocks ?? shown) !== undefined,
                () => String(fault),
              ),
              E.map((node) => ({ ...node, ...(node.blocks && { blocks: withoutTypes(node.blocks) }) })),
              E.map(O.fromPredicate(({ link }) => link !== undefined && pathOf(link) === path)),
            ),
          ({ pageOrPost }) =>
            `query Page($uri: String!) { nodeByUri(uri: $uri) { ${pageOrPost(['link', ...fields])} } }`,
          { uri: path },
        ),
      /** Drafts need a login, which this API doesn't have. */
      draft: () => TE.right(O.none),
      portion: (after, fields) => {
        if (after === null) lacking.clear();
        return ask(
          (data) =>
            pipe(
              PageInfo.decode(valueAt(data, 'contentNodes.pageInfo')),
              E.bimap(faultOf, (info) => (info.hasNextPage ? (info.endCursor ?? null) : null)),
              E.bindTo('next'),
              E.bind('items', () => items('pages', valueAt(data, 'contentNodes.nodes'))),
            ),
          ({ pageOrPost }) => `query Entries($after: String) {
  contentNodes(first: ${MAX_ITEMS}, after: $after, where: { contentTypes: [PAGE, POST] }) {
    nodes { ${pageOrPost(fields)} }
    pageInfo { hasNextPage endCursor }
  }
}`,
          { after },
        );
      },
      posts: (path, first, fields) =>
        ask(
          (data) =>
            pipe(
              items('articles', valueAt(data, 'nodeByUri.categories.nodes.0.posts.nodes') ?? []),
              E.bindTo('alike'),
              E.bind('newest', () => items('articles', valueAt(data, 'posts.nodes'))),
            ),
          ({ item }) => `query RelatedArticles($uri: String!, $first: Int!) {
  nodeByUri(uri: $uri) {
    __typename
    ... on Post { categories(first: 1) { nodes { posts(first: $first) { nodes { ...Article } } } } }
  }
  posts(first: $first) { nodes { ...Article } }
}
fragment Article on Post { ${item(fields)} }`,
          { uri: path, first },
        ),
      /** WordPress's html already contains reusable blocks. */
      byIds: (kind, ids, fields) =>
        kind === 'blocks'
          ? TE.right([])
          : ask(
              (data) => items(kind, valueAt(data, 'mediaItems.nodes')),
              ({ item }) =>
                `query Media($ids: [ID]!) { mediaItems(first: ${MAX_ITEMS}, where: { in: $ids }) { nodes { ${item(fields)} } } }`,
              { ids },
            ),
    };
  };

const selectAt = (places: Places): Select => {
  const item = (fields: Fields) => Object.values(placesOf(fields, places)).map(selected).join(' ');
  // Nodes that are neither pages nor posts return only their type.
  const pageOrPost = (fields: Fields) =>
    `__typename ... on Page { ${item(ofPages(fields))} } ... on Post { ${item(fields)} }`;
  return { item, pageOrPost };
};

/** Converts `seo.title` to `seo { title }`. GraphQL merges repeated selections of a field. */
const selected = (place: string): string =>
  place
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .reduceRight((inner, name) => `${name} { ${inner} }`);

const MAX_FAULT_LENGTH = 200;

/** Decodes the data of a response. Left says why there is no data, in WordPress's words if it gives any. */
const decodeAnswer = <A>(body: unknown, decode: Decode<A>): E.Either<string, A> => {
  const isFaulty = valueAt(body, 'errors.0') !== undefined;
  const said = String(valueAt(body, 'errors.0.message') ?? 'an error').slice(0, MAX_FAULT_LENGTH);
  const fault = isFaulty ? said : null;
  return pipe(
    E.fromNullable('no data')(valueAt(body, 'data')),
    E.chain((data) => decode(data, fault)),
    E.mapLeft((reason) => fault ?? reason),
  );
};
