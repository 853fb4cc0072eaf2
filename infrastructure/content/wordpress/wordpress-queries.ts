/**
 * What WordPress is asked: wp-graphql, with wp-graphql-gutenberg for `blocksJSON` and Yoast for `seo`. Only fields that
 * these have: one that is unknown would make WordPress refuse the whole query.
 */

/** How many nodes wp-graphql answers at once at most. */
export const MAX_NODES = 100;

const SEO = 'seo { title metaDesc readingTime metaRobotsNoindex }';
const PICTURE = 'featuredImage { node { sourceUrl } }';

/** The page or post of an address; only posts have an excerpt. */
export const PAGE_QUERY = `query Page($uri: String!) {
  nodeByUri(uri: $uri) {
    __typename
    ... on Page { title uri blocksJSON ${SEO} ${PICTURE} }
    ... on Post { title uri blocksJSON excerpt ${SEO} ${PICTURE} }
  }
}`;

/** Pages and posts, in portions. */
export const ENTRIES_QUERY = `query Entries($after: String) {
  contentNodes(first: ${MAX_NODES}, after: $after, where: { contentTypes: [PAGE, POST] }) {
    nodes {
      __typename
      ... on Page { title uri seo { metaRobotsNoindex } }
      ... on Post { title uri seo { metaRobotsNoindex } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Media items by their ids (specification, section 3: media item). */
export const MEDIA_QUERY = `query Media($ids: [ID]!) {
  mediaItems(first: ${MAX_NODES}, where: { in: $ids }) {
    nodes { databaseId sourceUrl mediaItemUrl altText title mediaDetails { width height } }
  }
}`;

/** The posts of an article's first category, with their words, as not every site counts how long they take to read, and the newest of all (specification, section 3: related article). */
export const ARTICLES_QUERY = `query RelatedArticles($uri: String!, $first: Int!) {
  nodeByUri(uri: $uri) {
    __typename
    ... on Post { categories(first: 1) { nodes { posts(first: $first) { nodes { ...Article } } } } }
  }
  posts(first: $first) { nodes { ...Article } }
}
fragment Article on Post {
  databaseId uri title date content ${PICTURE}
  categories(first: 1) { nodes { name uri } }
  seo { readingTime }
}`;
