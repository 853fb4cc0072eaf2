import type { ContentPage } from '../../domain/content/content-page.ts';
import { markupOf } from './block-markup.ts';
import type { ExportedItem } from './exported-items.ts';

/** The address of a WordPress that tests fill and empty; null if there is none. */
export const REAL_WORDPRESS = process.env['TEST_WORDPRESS_URL'] ?? null;

/** The REST API's names of content types. */
type Kind = ExportedItem['type'] | 'blocks';

/** An item as an editor saves it; by default published, with a title. */
export interface SavedItem {
  readonly type?: Kind;
  readonly slug?: string;
  readonly title?: string;
  readonly excerpt?: string;
  readonly content: string;
  readonly status?: 'publish' | 'draft' | 'private';
  readonly password?: string;
  /** The id of the parent page. */
  readonly parent?: number;
}

/** The type and id of a published item. */
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

/** The WordPress at `TEST_WORDPRESS_URL`; tests act as its editor through the REST API. */
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

  /** Publishes a page at its path, below parent pages that nobody sees. */
  async publishAt({ path, title, blocks }: ContentPage): Promise<PublishedItem> {
    const slugs = path.split('/').filter((slug) => slug !== '');
    let parent = 0;
    for (const slug of slugs.slice(0, -1))
      parent = (await this.publish({ slug, content: '', status: 'draft', parent })).id;
    return this.publish({ slug: slugs.at(-1) ?? '', title, content: markupOf(blocks), parent });
  }

  /** Replaces a page's content. */
  async rewrite({ type, id }: PublishedItem, content: string): Promise<void> {
    await this.ask('POST', `${type}/${id}`, { content });
  }

  /** Autosaves changes to a page, like an editor who has not published them yet. */
  async autosave({ type, id }: PublishedItem, content: string): Promise<void> {
    await this.ask('POST', `${type}/${id}/autosaves`, { content });
  }

  /** The html as WordPress renders it. */
  async shown({ type, id }: Pick<PublishedItem, 'type' | 'id'>): Promise<string> {
    const { content } = await this.ask<{ content: { rendered: string } }>('GET', `${type}/${id}`);
    return content.rendered;
  }

  /** Uploads a picture to the media library; returns its id. */
  async upload(name: string, alt: string): Promise<number> {
    const { id } = await this.ask<{ id: number }>('POST', 'media', PIXEL, {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${name}"`,
    });
    await this.ask('POST', `media/${id}`, { alt_text: alt });
    return id;
  }

  /** The patterns offered to editors. */
  async patterns(): Promise<ReadonlyArray<SavedItem>> {
    return this.ask<ReadonlyArray<{ title: string; content: string }>>('GET', 'block-patterns/patterns');
  }

  /** Permanently deletes all pages, posts, reusable blocks and media. */
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
