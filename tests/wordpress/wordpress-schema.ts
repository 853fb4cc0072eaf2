/**
 * The part of wp-graphql that the site queries, with wp-graphql-gutenberg's `blocksJSON` and Yoast's `seo`. Fields that a plain
 * install lacks are missing, so that a query for them fails here too: pages have no excerpt, nothing has a language.
 */
export const WORDPRESS_SCHEMA = `
  enum ContentTypeEnum { ATTACHMENT PAGE POST }
  type PageInfo { hasNextPage: Boolean! endCursor: String }

  type PostTypeSEO { title: String metaDesc: String readingTime: Float metaRobotsNoindex: String }
  type MediaSize { width: Int height: Int }
  type MediaItem {
    databaseId: Int! sourceUrl: String mediaItemUrl: String altText: String title: String mediaDetails: MediaSize
  }
  type FeaturedImageEdge { node: MediaItem! }

  interface UniformResourceIdentifiable { uri: String }
  interface ContentNode { databaseId: Int! uri: String date: String }
  interface BlockEditorContentNode { blocksJSON: String }

  type Page implements UniformResourceIdentifiable & ContentNode & BlockEditorContentNode {
    databaseId: Int! uri: String date: String title: String blocksJSON: String
    content: String
    seo: PostTypeSEO featuredImage: FeaturedImageEdge
  }
  type Post implements UniformResourceIdentifiable & ContentNode & BlockEditorContentNode {
    databaseId: Int! uri: String date: String title: String blocksJSON: String excerpt: String
    content: String
    seo: PostTypeSEO featuredImage: FeaturedImageEdge
    categories(first: Int): CategoryConnection
  }
  type Category implements UniformResourceIdentifiable {
    uri: String name: String posts(first: Int): PostConnection
  }
  type CategoryConnection { nodes: [Category!]! }
  type PostConnection { nodes: [Post!]! }
  type ContentNodeConnection { nodes: [ContentNode!]! pageInfo: PageInfo! }
  type MediaItemConnection { nodes: [MediaItem!]! }

  input ContentNodesWhere { contentTypes: [ContentTypeEnum] }
  input MediaItemsWhere { in: [ID] }

  type Query {
    nodeByUri(uri: String!): UniformResourceIdentifiable
    contentNodes(first: Int, after: String, where: ContentNodesWhere): ContentNodeConnection
    mediaItems(first: Int, where: MediaItemsWhere): MediaItemConnection
    posts(first: Int): PostConnection
  }
`;
