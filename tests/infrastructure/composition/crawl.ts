import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { internalAddress } from '../../../domain/content/links/internal-address.ts';

/** A server's answer to one address. */
export interface CrawledAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Requests an address: a path with its query. */
export type Ask = (address: string) => Promise<CrawledAnswer>;

interface CrawledPage {
  readonly ids: ReadonlySet<string>;
  readonly headings: number;
  readonly links: ReadonlyArray<string>;
}

export interface Crawl {
  /** The paths of the linked pages, with their numbers of main headings. */
  readonly pages: ReadonlyMap<string, number>;
  /** Lines `from -> address: why`, each address once. */
  readonly dead: ReadonlyArray<string>;
}

const all = (selector: string, document: AnyNode): ReadonlyArray<Element> =>
  selectAll<AnyNode, Element>(selector, document);

const pageOf = (html: string): CrawledPage => {
  const document = parseDocument(html);
  return {
    ids: new Set(all('[id]', document).map(({ attribs }) => attribs['id'] ?? '')),
    headings: all('h1', document).length,
    links: [
      ...all('a[href], area[href]', document).map(({ attribs }) => attribs['href'] ?? ''),
      // A form that posts has no address to request.
      ...all('form:not([method="post"])', document).flatMap(({ attribs }) => attribs['action'] ?? []),
    ],
  };
};

/** An address without its fragment, which is not sent to the server. */
const askedOf = (address: string): string => address.replace(/#.*$/, '');

/**
 * Follows every link, starting from the home page. A link is dead if it is not answered with 200, or if its page has no element
 * with the fragment's id.
 */
export const crawl = async (ask: Ask, siteUrl: string): Promise<Crawl> => {
  const pages = new Map<string, CrawledPage>();
  const answered = new Map<string, number>();
  const fragments: Array<{
    readonly from: string;
    readonly link: string;
    readonly asked: string;
    readonly fragment: string;
  }> = [];
  const dead: string[] = [];
  const waiting: Array<{ readonly from: string; readonly asked: string }> = [{ from: '', asked: '/' }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { from, asked } = next;
    if (answered.has(asked)) continue;
    const { status, type, body } = await ask(asked);
    answered.set(asked, status);
    if (status !== 200) dead.push(`${from} -> ${asked}: ${status}`);
    if (status !== 200 || !type.startsWith('text/html')) continue;
    const page = pageOf(body);
    pages.set(asked, page);
    const here = asked.replace(/\?.*$/, '');
    for (const link of new Set(page.links)) {
      const internal = internalAddress(link, here, siteUrl);
      if (internal === null) continue;
      const query = /\?[^#]*/.exec(link)?.[0] ?? '';
      const isHere = askedOf(link) === '';
      const target = isHere ? asked : `${encodeURI(internal.path)}${query}`;
      if (internal.fragment !== null && internal.fragment !== '' && internal.fragment !== 'top')
        fragments.push({ from: asked, link, asked: target, fragment: internal.fragment });
      if (!isHere) waiting.push({ from: asked, asked: target });
    }
  }
  for (const { from, link, asked, fragment } of fragments)
    if (pages.get(asked)?.ids.has(fragment) === false) dead.push(`${from} -> ${link}: no such id`);
  return {
    pages: new Map([...pages].map(([address, { headings }]) => [address, headings])),
    dead: [...new Set(dead)],
  };
};
