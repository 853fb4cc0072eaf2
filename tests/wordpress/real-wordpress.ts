import { crc32, deflateSync } from 'node:zlib';
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
  readonly date?: string;
  /** The id of the parent page. */
  readonly parent?: number;
}

/** The type and id of a published item. */
export interface PublishedItem {
  readonly type: Kind;
  readonly id: number;
  readonly path: string;
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A black PNG of these dimensions. */
const blackPng = (width: number, height: number): Buffer => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** The number of requests that WordPress takes at once. */
const MAX_BATCH = 25;
const MAX_LISTED = 100;

const portionsOf = <A>(all: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** The WordPress at `TEST_WORDPRESS_URL`; tests act as its editor through the REST API. */
export class RealWordPress {
  readonly address = REAL_WORDPRESS ?? '';
  readonly login: { readonly user: string; readonly password: string } | null = {
    user: process.env['TEST_WORDPRESS_USER'] ?? '',
    password: process.env['TEST_WORDPRESS_APP_PASSWORD'] ?? '',
  };

  async publish(item: SavedItem): Promise<PublishedItem> {
    const [published] = await this.publishAll([item]);
    if (published === undefined) throw new Error('Nothing was published');
    return published;
  }

  /** Publishes items in order. */
  async publishAll(items: ReadonlyArray<SavedItem>): Promise<ReadonlyArray<PublishedItem>> {
    const saved = await this.askAll<{ id: number; link?: string }>(
      'POST',
      items.map(({ type = 'pages', title = 'A page', status = 'publish', ...item }) => ({
        route: type,
        body: { title, status, ...item },
      })),
    );
    return saved.map(({ id, link }, i) => ({
      type: items[i]?.type ?? 'pages',
      id,
      path: link === undefined ? '' : new URL(link).pathname,
    }));
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

  /** The html as WordPress renders it, by id. */
  async shown(items: ReadonlyArray<PublishedItem>): Promise<ReadonlyMap<number, string>> {
    const found = new Map<number, string>();
    for (const type of ['pages', 'posts'] as const)
      for (const some of portionsOf(
        items.filter((item) => item.type === type),
        MAX_LISTED,
      )) {
        const ids = some.map(({ id }) => id).join();
        for (const { id, content } of await this.ask<
          ReadonlyArray<{ id: number; content: { rendered: string } }>
        >('GET', `${type}?include=${ids}&per_page=${MAX_LISTED}&_fields=id,content`))
          found.set(id, content.rendered);
      }
    return found;
  }

  /** Uploads a picture to the media library; returns its id. */
  async upload(name: string, alt: string, width = 1, height = 1): Promise<number> {
    const { id } = await this.ask<{ id: number }>('POST', 'media', blackPng(width, height), {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${name}"`,
    });
    await this.ask('POST', `media/${id}`, { alt_text: alt });
    return id;
  }

  /** The address of a picture. */
  async addressOf(id: number): Promise<string> {
    return (await this.ask<{ source_url: string }>('GET', `media/${id}`)).source_url;
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
        const routes = found.map(({ id }) => `${kind}/${id}?force=true`);
        if (kind !== 'media')
          await this.askAll(
            'DELETE',
            routes.map((route) => ({ route })),
          );
        else for (const route of routes) await this.ask('DELETE', route);
      }
  }

  /** Sends many requests at once, except those for media, which WordPress takes one by one. */
  private async askAll<A>(
    method: 'POST' | 'DELETE',
    requests: ReadonlyArray<{ readonly route: string; readonly body?: object }>,
  ): Promise<ReadonlyArray<A>> {
    const answers: A[] = [];
    for (const portion of portionsOf(requests, MAX_BATCH)) {
      const { responses } = await this.ask<{ responses: ReadonlyArray<{ status: number; body: A }> }>(
        'POST',
        '../../batch/v1',
        { requests: portion.map(({ route, body }) => ({ method, path: `/wp/v2/${route}`, body })) },
      );
      for (const { status, body } of responses) {
        if (status >= 400) throw new Error(`${method}: ${status} ${JSON.stringify(body)}`);
        answers.push(body);
      }
    }
    return answers;
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
