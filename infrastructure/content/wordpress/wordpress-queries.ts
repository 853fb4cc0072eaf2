import { MAX_NODES } from './wordpress-api.ts';

/**
 * What WordPress is asked: wp-graphql, with wp-graphql-gutenberg for `blocksJSON` and Yoast for `seo`. Only fields that
 * these have: one that is unknown makes WordPress refuse the whole query.
 */

/** The fields that other plugins than wp-graphql add. */
export type PluginField = 'seo' | 'blocksJSON';

/** Whether a WordPress has a field. */
export type Has = (field: PluginField) => boolean;

const PICTURE = 'featuredImage { node { sourceUrl } }';

const seo = (has: Has, fields: string): string => (has('seo') ? `seo { ${fields} }` : '');

/** The page or post of an address, as blocks, else as WordPress shows it; only posts have an excerpt. */
export const pageQuery = (has: Has): string => {
  const fields = [
    'title uri',
    has('blocksJSON') ? 'blocksJSON' : 'content',
    seo(has, 'title metaDesc readingTime metaRobotsNoindex'),
    PICTURE,
  ].join(' ');
  return `query Page($uri: String!) {
  nodeByUri(uri: $uri) {
    __typename
    ... on Page { ${fields} }
    ... on Post { ${fields} excerpt }
  }
}`;
};

/** The same page as WordPress shows it. */
export const shownQuery = (): string => `query Shown($uri: String!) {
  nodeByUri(uri: $uri) { __typename ... on Page { content } ... on Post { content } }
}`;

/** Pages and posts, in portions. */
export const entriesQuery = (has: Has): string => {
  const fields = `title uri ${seo(has, 'metaRobotsNoindex')}`;
  return `query Entries($after: String) {
  contentNodes(first: ${MAX_NODES}, after: $after, where: { contentTypes: [PAGE, POST] }) {
    nodes {
      __typename
      ... on Page { ${fields} }
      ... on Post { ${fields} }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;
};

/** Media items by their ids (specification, section 3: media item). */
export const mediaQuery = (): string => `query Media($ids: [ID]!) {
  mediaItems(first: ${MAX_NODES}, where: { in: $ids }) {
    nodes { databaseId sourceUrl mediaItemUrl altText title mediaDetails { width height } }
  }
}`;

/** The posts of an article's first category, with their words, as not every site counts how long they take to read, and the newest of all (specification, section 3: related article). */
export const articlesQuery = (has: Has): string => `query RelatedArticles($uri: String!, $first: Int!) {
  nodeByUri(uri: $uri) {
    __typename
    ... on Post { categories(first: 1) { nodes { posts(first: $first) { nodes { ...Article } } } } }
  }
  posts(first: $first) { nodes { ...Article } }
}
fragment Article on Post {
  databaseId uri title date content ${PICTURE}
  categories(first: 1) { nodes { name uri } }
  ${seo(has, 'readingTime')}
}`;
