import { existsSync, readFileSync } from 'node:fs';
import { isTag, type Element } from 'domhandler';
import { findAll, getChildren, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

const FOLDER = '../shared/fixtures/wordpress-export';

/** Whether the exports of a real WordPress exist. */
export const HAS_EXPORTS = existsSync(FOLDER);

/** An item that another site's editor saved. */
export interface ExportedItem {
  readonly type: 'pages' | 'posts';
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
}

const partOf = (item: Element, name: string): string =>
  getChildren(item)
    .filter((child) => isTag(child) && child.name === name)
    .map((child) => textContent(child))
    .join('');

const TYPES: Readonly<Record<string, ExportedItem['type']>> = { page: 'pages', post: 'posts' };

/** The public pages and posts in an export such as `theme-unit-test.xml`, without empty ones. */
export const exportedItems = (file: string): ReadonlyArray<ExportedItem> =>
  findAll(
    ({ name }) => name === 'item',
    parseDocument(readFileSync(`${FOLDER}/${file}`, 'utf8'), { xmlMode: true }).children,
  ).flatMap((item) => {
    const type = TYPES[partOf(item, 'wp:post_type')];
    const isPublic = partOf(item, 'wp:status') === 'publish' && partOf(item, 'wp:post_password') === '';
    const content = partOf(item, 'content:encoded');
    if (type === undefined || !isPublic || content.trim() === '') return [];
    return [{ type, content, title: partOf(item, 'title'), excerpt: partOf(item, 'excerpt:encoded') }];
  });
