import { askAddress } from '../../../../application/visitor/ask-dealer/ask-address.ts';
import { coreBlockTextsIn } from '../../../../application/visitor/read-page/core-block-texts.ts';
import { embeddedPage } from '../../../../application/visitor/read-page/embedded-page.ts';
import { hvacTopics } from '../../../../application/visitor/read-page/hvac-topics.ts';
import { SCHEDULE_SERVICE_PATH } from '../../../../application/visitor/read-page/need-help-texts.ts';
import type { ShownPage } from '../../../../application/visitor/read-page/read-page-view.ts';
import { shareWays } from '../../../../application/visitor/read-page/share-ways.ts';
import type { DrawnBlock } from '../../../../domain/content/drawn-block.ts';
import type { HeroModalButtonsAttributes } from '../../../../ui/blocks/hero-modal-buttons/codec.ts';
import type { Hvac101NavigationAttributes } from '../../../../ui/blocks/hvac-101-navigation/codec.ts';
import { phoneAddress } from '../../../../domain/phone/phone-format.ts';
import type { ShareBarAttributes } from '../../../../ui/blocks/share-bar/codec.ts';
import type { LinkOnPage } from '../../page-parts.ts';
import type { LinkBlockAttributes } from '../../../../ui/blocks/link-block/codec.ts';
import { isSelector, productLinksOf } from './products.ts';
import { embeddedBy, helpOffered } from './page-texts.ts';
import { SITE_PHONE } from './visit.ts';

/** The fields of blocks that make a link together: its text, and where it leads. */
const LINK_FIELDS: ReadonlyArray<readonly [text: string, to: string]> = [
  ['text', 'url'],
  ['button_text', 'url'],
  ['cta_text', 'cta_url'],
  ['download_text_1', 'download_link_1'],
  ['download_text_2', 'download_link_2'],
];

/** The ways that a block offers. */
export const linksOf = (block: DrawnBlock, page: ShownPage): ReadonlyArray<LinkOnPage> => {
  if (block.name === 'acf/hvac-101-navigation') return topicsOf(block, page);
  if (block.name === 'acf/link-block') return [tileOf(block)];
  if (isSelector(block)) return productLinksOf(block, page);
  if (block.name === 'acf/share-bar') return sharedFrom(block, page);
  if (block.name === 'acf/need-help-now') return helpFrom(block, page);
  if (block.name === 'acf/hero-modal-buttons') return helpIn(block);
  return [...linksIn(block.attributes), ...embeddedLinks(block, page)];
};

const topicsOf = ({ attributes }: DrawnBlock, page: ShownPage): ReadonlyArray<LinkOnPage> => {
  // The catalogue has decoded them with the codec of that name.
  const { data } = attributes as Hvac101NavigationAttributes;
  return hvacTopics(data.items, page.path, (path) => page.knownPaths.includes(path)).map(
    ({ text, href, isCurrent }) => ({ text, to: href, isCurrent }),
  );
};

/** A tile is one link, and reads as its title. */
const tileOf = ({ attributes }: DrawnBlock): LinkOnPage => {
  const { data } = attributes as LinkBlockAttributes;
  return { text: data.title, to: data.url, isCurrent: false };
};

const sharedFrom = ({ attributes }: DrawnBlock, page: ShownPage): ReadonlyArray<LinkOnPage> =>
  shareWays(page, (attributes as ShareBarAttributes).data, 'https://www.example.com').map(
    ({ name, href }) => ({ text: name, to: href, isCurrent: false }),
  );

const helpFrom = (block: DrawnBlock, page: ShownPage): ReadonlyArray<LinkOnPage> => {
  const { callNow, schedule, inEnglish } = helpOffered(block, page.language);
  return [
    { text: `${callNow} ${SITE_PHONE}`, to: phoneAddress(SITE_PHONE) ?? '', isCurrent: false },
    { text: `${schedule}${inEnglish}`, to: SCHEDULE_SERVICE_PATH, isCurrent: false },
  ];
};

/** The left button of the hero with two; the right one leads nowhere. */
const helpIn = ({ attributes }: DrawnBlock): ReadonlyArray<LinkOnPage> => {
  const { button_left_text: text } = (attributes as HeroModalButtonsAttributes).data;
  return text === null ? [] : [{ text, to: askAddress('contact-modal', '', null), isCurrent: false }];
};

const linksIn = (attributes: object): ReadonlyArray<LinkOnPage> => {
  const fields = new Map<string, unknown>(
    Object.entries('data' in attributes ? Object(attributes.data) : attributes),
  );
  return LINK_FIELDS.flatMap(([textField, toField]) => {
    const [text, to] = [fields.get(textField), fields.get(toField)];
    return typeof text === 'string' && typeof to === 'string' ? [{ text, to, isCurrent: false }] : [];
  });
};

const embeddedLinks = (block: DrawnBlock, { language }: ShownPage): ReadonlyArray<LinkOnPage> => {
  const address = embeddedBy(block);
  const embedded = address === null ? null : embeddedPage(address);
  return address === null || embedded?.kind !== 'page'
    ? []
    : [{ text: coreBlockTextsIn(language).openOn(embedded.host), to: address, isCurrent: false }];
};
