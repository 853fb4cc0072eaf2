import type { ContentPage } from '../../domain/content/content-page.ts';
import { markupOf } from './block-markup.ts';
import type { ExportedItem } from './exported-items.ts';

/** The address of a WordPress that tests fill and empty; null: there is none. */
export const REAL_WORDPRESS = process.env['TEST_WORDPRESS_URL'] ?? null;

/** What REST names the kinds of what it publishes. */
type Kind = ExportedItem['type'] | 'blocks';

/** What an editor saves; published unless stated, with a title. */
export interface SavedItem {
  readonly type?: Kind;
  readonly slug?: string;
  readonly title?: string;
  readonly excerpt?: string;
  readonly content: string;
  readonly status?: 'publish' | 'draft' | 'private';
  readonly password?: string;
  /** The id of the page that it is below. */
  readonly parent?: number;
}

/** Where something is since it was published. */
export interface PublishedItem {
  readonly type: Kind;
  readonly id: number;
  readonly path: string;
}

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The WordPress of `TEST_WORDPRESS_URL`; a test is its editor, by its REST API. */
export class RealWordPress {
  readonly address = REAL_WORDPRESS ?? '';
  readonly login: { readonly user: string; readonly password: string } | null = {
    user: process.env['TEST_WORDPRESS_USER'] ?? '',
    password: process.env['TEST_WORDPRESS_APP_PASSWORD'] ?? '',
  };

  async publish({
    type = 'pages',
    title = 'A page',
    status = 'publish',
    ...item
  }: SavedItem): Promise<PublishedItem> {
    const { id, link } = await this.ask<{ id: number; link?: string }>('POST', type, {
      title,
      status,
      ...item,
    });
    return { type, id, path: link === undefined ? '' : new URL(link).pathname };
  }

  /** Publishes a page at its path; those above it are there, but nobody sees them. */
  async publishAt({ path, title, blocks }: ContentPage): Promise<PublishedItem> {
    const slugs = path.split('/').filter((slug) => slug !== '');
    let parent = 0;
    for (const slug of slugs.slice(0, -1))
      parent = (await this.publish({ slug, content: '', status: 'draft', parent })).id;
    return this.publish({ slug: slugs.at(-1) ?? '', title, content: markupOf(blocks), parent });
  }

  /** Writes another content in the place of a page's. */
  async rewrite({ type, id }: PublishedItem, content: string): Promise<void> {
    await this.ask('POST', `${type}/${id}`, { content });
  }

  /** Saves other content next to a page's, as an editor does who has not published it yet. */
  async autosave({ type, id }: PublishedItem, content: string): Promise<void> {
    await this.ask('POST', `${type}/${id}/autosaves`, { content });
  }

  /** The html that WordPress shows. */
  async shown({ type, id }: Pick<PublishedItem, 'type' | 'id'>): Promise<string> {
    const { content } = await this.ask<{ content: { rendered: string } }>('GET', `${type}/${id}`);
    return content.rendered;
  }

  /** Adds a picture to the media library: its id. */
  async upload(name: string, alt: string): Promise<number> {
    const { id } = await this.ask<{ id: number }>('POST', 'media', PIXEL, {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${name}"`,
    });
    await this.ask('POST', `media/${id}`, { alt_text: alt });
    return id;
  }

  /** The patterns that it offers its editors. */
  async patterns(): Promise<ReadonlyArray<SavedItem>> {
    return this.ask<ReadonlyArray<{ title: string; content: string }>>('GET', 'block-patterns/patterns');
  }

  /** Removes all pages, posts, reusable blocks and media for good. */
  async clear(): Promise<void> {
    for (const kind of ['pages', 'posts', 'blocks', 'media'])
      for (;;) {
        const status = kind === 'media' ? '' : '&status=any,trash';
        const found = await this.ask<ReadonlyArray<{ id: number }>>(
          'GET',
          `${kind}?context=edit&per_page=100&_fields=id${status}`,
        );
        if (found.length === 0) break;
        for (const { id } of found) await this.ask('DELETE', `${kind}/${id}?force=true`);
      }
  }

  private async ask<A>(
    method: string,
    route: string,
    body?: object,
    headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
  ): Promise<A> {
    const { user = '', password = '' } = this.login ?? {};
    const answer = await fetch(`${this.address}/wp-json/wp/v2/${route}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        ...headers,
      },
      ...(body !== undefined && {
        body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`${method} ${route}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as A;
  }
}
