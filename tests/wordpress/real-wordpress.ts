import type { ExportedItem } from './exported-items.ts';

const { TEST_WORDPRESS_URL, TEST_WORDPRESS_USER = '', TEST_WORDPRESS_APP_PASSWORD = '' } = process.env;

/** The address of a WordPress that tests may fill and empty; null: there is none. */
export const REAL_WORDPRESS = TEST_WORDPRESS_URL ?? null;

/** Who may write there. */
export const REAL_EDITOR = { user: TEST_WORDPRESS_USER, password: TEST_WORDPRESS_APP_PASSWORD };

/** A page or post as that WordPress has it. */
export interface PublishedItem {
  readonly id: number;
  readonly link: string;
  readonly content: { readonly raw: string; readonly rendered: string };
}

const ask = async <A>(method: string, route: string, body?: object): Promise<A> => {
  const { user, password } = REAL_EDITOR;
  const answer = await fetch(`${REAL_WORDPRESS}/wp-json/wp/v2/${route}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${route}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as A;
};

/** Publishes a page or a post, and says what WordPress makes of it. */
export const publish = (
  item: Pick<ExportedItem, 'type' | 'content'> & Partial<ExportedItem> & { readonly slug?: string },
): Promise<PublishedItem> => {
  const { type, content, title = 'A page', excerpt = '', slug } = item;
  return ask('POST', `${type}?context=edit`, {
    ...{ status: 'publish', title, content, excerpt, slug },
  });
};

/** What WordPress shows of it now. */
export const shownByWordPress = (type: ExportedItem['type'], id: number): Promise<PublishedItem> =>
  ask('GET', `${type}/${id}?context=edit`);

/** Writes another content in its place. */
export const rewrite = (type: ExportedItem['type'], id: number, content: string): Promise<PublishedItem> =>
  ask('POST', `${type}/${id}?context=edit`, { content });

/** Removes it for good. */
export const remove = (type: ExportedItem['type'], id: number): Promise<unknown> =>
  ask('DELETE', `${type}/${id}?force=true`);
