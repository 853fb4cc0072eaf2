import type { IncomingMessage } from 'node:http';
import { wholeBlock, type SketchedBlock } from '../../domain/content/blocks/sketched-block.ts';
import { markupOf } from './block-markup.ts';
import type { Published } from './published.ts';
import type { WordPressContent } from './wordpress-content.ts';

/** A REST API user who may edit, with their application password. */
export const EDITOR = { user: 'editor', password: 'abcd EFGH 1234' };

const ROOT = '/wp-json/wp/v2/';

/** The route of a request: `pages`, `posts`, `media`, `blocks`. */
const routeOf = (request: IncomingMessage): string => {
  const { pathname } = urlOf(request);
  return pathname.slice(pathname.indexOf(ROOT) + ROOT.length);
};

/** A received call: a page or post by its slug or id, a portion of the list, the newest posts, media, or reusable blocks. */
export interface RestCall {
  readonly kind: 'page' | 'post' | 'list' | 'articles' | 'media' | 'blocks';
  /** The path of the page or post. */
  readonly path: string | null;
}

export const restCall = ({ pages }: Content, request: IncomingMessage): RestCall => {
  const { searchParams: query } = urlOf(request);
  const route = routeOf(request);
  if (route === 'media' || route === 'blocks') return { kind: route, path: null };
  const slug = query.get('slug');
  const id = Number(query.get('include'));
  if (slug === null && id === 0) return { kind: query.has('page') ? 'list' : 'articles', path: null };
  const path = slug === null ? (pages.find((page) => page.id === id)?.path ?? null) : `/${slug}/`;
  return { kind: route === 'pages' ? 'page' : 'post', path };
};

const urlOf = ({ url = '/', headers }: IncomingMessage): URL => new URL(url, `http://${headers.host}`);

interface RestAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Content = WordPressContent['all'];
type Page = Content['pages'][number];

const refused = (status: number, code: string): RestAnswer => ({ status, body: { code, data: { status } } });

/** WordPress 6's answer to a REST call, with the fields that the site reads. */
export const restAnswer = (content: Content, request: IncomingMessage): RestAnswer => {
  const url = urlOf(request);
  const query = url.searchParams;
  const login = request.headers.authorization;
  const wanted = `Basic ${Buffer.from(`${EDITOR.user}:${EDITOR.password}`).toString('base64')}`;
  if (login !== undefined && login !== wanted) return refused(401, 'incorrect_password');
  const mayEdit = query.get('context') === 'edit';
  if (mayEdit && login === undefined) return refused(401, 'rest_forbidden_context');
  const ids = query.get('include')?.split(',').map(Number);
  const slugs = query.get('slug')?.toLowerCase().split(',');
  const route = routeOf(request);
  // A WordPress may be installed in a folder of its host.
  const base = url.href.slice(0, url.href.indexOf(ROOT));
  switch (route) {
    case 'pages':
    case 'posts':
      return listed(
        content.pages.filter(
          (page) =>
            (route === 'posts') === (page.article !== undefined) &&
            page.status === undefined &&
            (ids?.includes(page.id) ?? true) &&
            (!query.has('slug') || slugs?.includes(slugOf(page.path)) === true) &&
            (!query.has('categories') || query.get('categories') === String(categoryId(content, page))),
        ),
        query,
        (page) => itemOf(content, page, base, mayEdit),
      );
    case 'media':
      return {
        status: 200,
        body: (ids ?? []).flatMap((id) => {
          const item = content.media.get(id);
          if (item === undefined) return [];
          const { width, height, files = [] } = item;
          const sizes = Object.fromEntries(
            files.map(([source_url, w, h]) => [`${w}`, { source_url, width: w, height: h }]),
          );
          return [
            {
              id,
              source_url: item.sourceUrl,
              alt_text: item.altText ?? '',
              title: { rendered: item.title ?? '' },
              media_details:
                width === undefined ? [] : { width, height, sizes: files.length === 0 ? [] : sizes },
            },
          ];
        }),
      };
    case 'blocks':
      return {
        status: 200,
        body: (ids ?? []).flatMap((id) => {
          const raw = content.pieces.get(id);
          return raw === undefined ? [] : [{ id, status: 'publish', content: { raw } }];
        }),
      };
    default:
      return refused(404, 'rest_no_route');
  }
};

const listed = (
  pages: ReadonlyArray<Page>,
  query: URLSearchParams,
  show: (page: Page) => object,
): RestAnswer => {
  const size = Number(query.get('per_page') ?? 10);
  const number = Number(query.get('page') ?? 1);
  const portions = Math.ceil(pages.length / size);
  if (size > 100) return refused(400, 'rest_invalid_param');
  if (number > 1 && number > portions) return refused(400, 'rest_post_invalid_page_number');
  const newestFirst = pages.toSorted((a, b) => (b.article?.date ?? '').localeCompare(a.article?.date ?? ''));
  return {
    status: 200,
    headers: { 'x-wp-total': String(pages.length), 'x-wp-totalpages': String(portions) },
    body: newestFirst.slice((number - 1) * size, number * size).map(show),
  };
};

/** The last part of a path, decoded. */
const slugOf = (path: string): string => decodeURIComponent(path.split('/').at(-2) ?? '').toLowerCase();

const categoryId = ({ pages }: Content, { article }: Page): number | null => {
  const uris = [...new Set(pages.flatMap((page) => page.article?.category?.uri ?? []))];
  return article?.category === undefined ? null : uris.indexOf(article.category.uri) + 1;
};

const itemOf = (content: Content, page: Page, base: string, mayEdit: boolean): object => {
  const { id, path, title = '', blocks, seo, isListed, image, article, uri, password, shown } = page;
  const category = article?.category;
  const isProtected = password !== undefined;
  const raw = markup(blocks);
  return {
    id,
    status: 'publish',
    link: `${base}${uri ?? path}`,
    date: article?.date ?? '2026-01-01T00:00:00',
    title: { rendered: title },
    excerpt: { rendered: article?.excerpt ?? '<p>Written by WordPress itself.</p>' },
    content: {
      ...(mayEdit && blocks !== null && { raw }),
      ...(blocks !== null && {
        rendered: isProtected ? '' : (article?.content ?? shown ?? raw.replace(/<!--.*?-->/g, '')),
      }),
      protected: isProtected,
    },
    ...(article !== undefined && { categories: category === undefined ? [] : [categoryId(content, page)] }),
    ...(seo !== null && {
      yoast_head_json: {
        title: seo?.title,
        description: seo?.metaDesc,
        ...(seo?.readingTime !== undefined && {
          twitter_misc: { 'Written by': 'Ann', 'Est. reading time': `${seo.readingTime} minutes` },
        }),
        robots: isListed === false ? { index: 'noindex' } : { index: 'index' },
      },
    }),
    _embedded: {
      ...(image !== undefined && { 'wp:featuredmedia': [{ source_url: image }] }),
      ...(category !== undefined && {
        'wp:term': [[{ name: category.name, link: `${base}${category.uri}` }], []],
      }),
    },
  };
};

/** Block markup as an editor saves it. */
const markup = (blocks: Published['blocks']): string =>
  typeof blocks === 'string'
    ? blocks
    : markupOf(((blocks ?? []) as ReadonlyArray<SketchedBlock>).map(wholeBlock));
