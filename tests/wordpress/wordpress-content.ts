import type { Published, UploadedMedia } from './published.ts';

/** wp-graphql never returns more nodes at once. */
const MAX_NODES = 100;

/** The content of a WordPress, as the roots of its GraphQL schema resolve it. */
export class WordPressContent {
  private readonly pages = new Map<string, Published & { readonly id: number }>();
  private readonly media = new Map<number, UploadedMedia>();
  private readonly pieces = new Map<number, string>();
  private nextId = 1000;

  publish(page: Published): void {
    this.pages.set(page.path, { ...page, id: this.pages.get(page.path)?.id ?? this.nextId++ });
  }

  withdraw(path: string): void {
    this.pages.delete(path);
  }

  upload(item: UploadedMedia): void {
    this.media.set(item.databaseId, item);
  }

  /** Adds a reusable block with its markup. */
  piece(id: number, markup: string): void {
    this.pieces.set(id, markup);
  }

  clear(): void {
    this.pages.clear();
    this.media.clear();
    this.pieces.clear();
  }

  /** All content, for the REST API. */
  get all() {
    return { pages: [...this.pages.values()], media: this.media, pieces: this.pieces };
  }

  readonly nodeByUri = ({ uri }: { uri: string }): object | null => {
    const page = this.pages.get(uri);
    return page === undefined ? null : this.node(page);
  };

  readonly contentNodes = ({ first = 10, after }: { first?: number; after?: string | null }): object => {
    const from = Number(after ?? 0);
    const to = from + Math.min(first, MAX_NODES);
    const nodes = [...this.pages.values()].slice(from, to).map((page) => this.node(page));
    return { nodes, pageInfo: { hasNextPage: to < this.pages.size, endCursor: String(to) } };
  };

  readonly mediaItems = ({ where }: { where?: { in?: ReadonlyArray<string> } }): object => ({
    nodes: (where?.in ?? []).slice(0, MAX_NODES).flatMap((id) => {
      const item = this.media.get(Number(id));
      return item === undefined ? [] : [mediaNode(item)];
    }),
  });

  readonly posts = ({ first = 10 }: { first?: number }): object => this.articles(first, () => true);

  private articles(first: number, accepts: (page: Published) => boolean): object {
    const found = [...this.pages.values()].filter((page) => page.article !== undefined && accepts(page));
    const newestFirst = found.sort((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1));
    return { nodes: newestFirst.slice(0, Math.min(first, MAX_NODES)).map((page) => this.node(page)) };
  }

  private node({ id, path, title, blocks = [], article, ...more }: Published & { id: number }) {
    const { seo, isListed, image, uri, shown } = more;
    const category = article?.category;
    return {
      ...{ __typename: article === undefined ? 'Page' : 'Post', databaseId: id, uri: uri ?? path, title },
      ...{ date: article?.date, excerpt: article?.excerpt, content: article?.content ?? shown },
      blocksJSON: typeof blocks === 'string' || blocks === null ? blocks : JSON.stringify(blocks),
      seo: seo === null ? null : { ...seo, metaRobotsNoindex: isListed === false ? 'noindex' : 'index' },
      featuredImage: image === undefined ? null : { node: { databaseId: 1, sourceUrl: image } },
      categories: {
        nodes:
          category === undefined
            ? []
            : [{ __typename: 'Category', ...category, posts: this.inCategory(category.uri) }],
      },
    };
  }

  private readonly inCategory =
    (category: string) =>
    ({ first = 10 }: { first?: number }): object =>
      this.articles(first, ({ article }) => article?.category?.uri === category);
}

const dateOf = ({ article }: Published): string => article?.date ?? '';

const mediaNode = ({ width, height, ...item }: UploadedMedia): object => ({
  ...item,
  mediaItemUrl: item.sourceUrl,
  mediaDetails: width === undefined ? null : { width, height },
});
