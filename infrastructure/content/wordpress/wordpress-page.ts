import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { renderedName, type Block } from '../../../domain/content/blocks/block.ts';
import { isMainHeading } from '../../../domain/content/blocks/one-main-heading.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { everyBlock } from '../../../domain/content/html/written-values.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { summaryOf } from '../../../domain/content/page-summary.ts';
import { readingMinutes, wordCount } from '../../../domain/content/reading-time.ts';
import type { RelatedArticle } from '../../../domain/content/related-article.ts';
import { localeOf } from '../../wire/page-path.ts';
import { mediaKind } from '../blocks/address-kinds.ts';
import type { Addresses } from '../blocks/addresses.ts';
import { plainText } from '../html/plain-text.ts';
import type { Fields, Item, Items } from './wordpress-item.ts';

export const ENTRY_FIELDS: Fields = ['link', 'title', 'robots'];

/** Uses the page's own title, because Yoast's ends with the site's name, which our pages add themselves. */
export const entryAt = (path: string, { title, seoTitle, robots }: Item): Omit<PageEntry, 'article'> => ({
  path,
  locale: localeOf(path),
  title: plainText(title || seoTitle || ''),
  ...(robots === 'noindex' && { isListed: false }),
});

export const PAGE_FIELDS: Fields = [
  ...ENTRY_FIELDS,
  ...(['seoTitle', 'description', 'excerpt', 'picture', 'blocks'] as const),
];

/** The text of the first block of a kind. Empty without one. */
const firstText = (blocks: ReadonlyArray<Block>, isWanted: (block: Block) => boolean): string => {
  const texts = everyBlock(blocks)
    .filter(isWanted)
    .map(({ attributes: { content }, originalContent }) =>
      plainText(typeof content === 'string' && content !== '' ? content : originalContent),
    );
  return texts.find((text) => text !== '') ?? '';
};

const isParagraph = ({ name }: Block): boolean => renderedName(name) === 'core/paragraph';

/** Older pages are one block of html. */
const firstParagraph = (blocks: ReadonlyArray<Block>): string =>
  firstText(blocks, isParagraph) || firstText(blocks, ({ name }) => renderedName(name) === 'core/freeform');

/** An editor who writes neither a title nor an excerpt means the page's heading and its first paragraph. */
export const pageAt = (
  path: string,
  item: Item,
  blocks: ReadonlyArray<Block>,
  addresses: Addresses,
): ContentPage => {
  const image = imageOf(item, addresses);
  const entry = entryAt(path, item);
  return {
    ...entry,
    title: entry.title || firstText(blocks, isMainHeading),
    description: plainText(item.description || item.excerpt || '') || summaryOf(firstParagraph(blocks)),
    blocks,
    ...(image !== null && { image }),
  };
};

/** The URL of the page's image if images may come from it, else null. */
const imageOf = ({ picture }: Item, addresses: Addresses): string | null =>
  pipe(
    mediaKind(addresses).decode(picture),
    E.match(
      () => null,
      ({ src }) => src,
    ),
  );

/** The fields of an article. Without a reading time, the words in `shown` are counted. */
export const ARTICLE_FIELDS: Fields = [
  ...([
    'id',
    'link',
    'title',
    'date',
    'picture',
    'categoryName',
    'categoryLink',
    'minutes',
    'shown',
  ] as const),
];

/** The articles that have an id and a path. */
export const articlesOf = (
  items: Items,
  pathOf: (link: string | undefined) => string | null,
  addresses: Addresses,
): ReadonlyArray<RelatedArticle> =>
  items.flatMap((item) => {
    const { id, link, title = '', date = '', categoryName, categoryLink, minutes = 0, shown = '' } = item;
    const [path, above] = [pathOf(link), pathOf(categoryLink)];
    if (id === undefined || path === null) return [];
    return {
      id,
      path,
      title: plainText(title),
      date,
      image: imageOf(item, addresses),
      category: categoryName && above !== null ? { name: plainText(categoryName), path: above } : null,
      readingTime: minutes > 0 ? Math.ceil(minutes) : readingMinutes(wordCount(shown)),
    };
  });
