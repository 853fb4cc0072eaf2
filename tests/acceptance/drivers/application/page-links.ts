import { askAddress } from '../../../../application/visitor/ask-dealer/ask-address.ts';
import { SCHEDULE_SERVICE_PATH } from '../../../../application/visitor/read-page/need-help-texts.ts';
import type { ShownPage } from '../../../../application/visitor/read-page/read-page-view.ts';
import type { RenderableBlock } from '../../../../domain/content/block-view.ts';
import type { EmbedProps } from '../../../../ui/blocks/embed/view.ts';
import type { HeroModalButtonsAttributes } from '../../../../ui/blocks/hero-modal-buttons/codec.ts';
import { phoneAddress } from '../../../../domain/phone/phone-format.ts';
import type { ShareBarProps } from '../../../../ui/blocks/share-bar/view.ts';
import type { LinkOnPage } from '../../page-parts.ts';
import type { LinkBlockProps } from '../../../../ui/blocks/link-block/view.ts';
import { isSelector, productLinksOf } from './products.ts';
import { helpOffered } from './page-texts.ts';
import { SITE_PHONE } from './visit.ts';
import { propsOf } from './block-props.ts';

/** The fields of blocks that make a link together: its text, and where it leads. */
const LINK_FIELDS: ReadonlyArray<readonly [text: string, to: string]> = [
  ['text', 'href'],
  ['button_text', 'url'],
];

/** The ways that a block offers. */
export const linksOf = (block: RenderableBlock, page: ShownPage): ReadonlyArray<LinkOnPage> => {
  if (block.name === 'acf/link-block') return [tileOf(block)];
  if (isSelector(block)) return productLinksOf(block, page);
  if (block.name === 'acf/share-bar') return sharedFrom(block);
  if (block.name === 'acf/need-help-now') return helpFrom(block, page);
  if (block.name === 'acf/hero-modal-buttons') return helpIn(block);
  if (block.name === 'core/embed') return embeddedIn(block);
  return [...linksIn(propsOf(block)), ...linkPropsIn(propsOf(block))];
};

/** A tile is one link, and reads as its title. */
const tileOf = (block: RenderableBlock): LinkOnPage => {
  const { title, href } = propsOf<LinkBlockProps>(block);
  return { text: title, to: href, isCurrent: false };
};

const sharedFrom = (block: RenderableBlock): ReadonlyArray<LinkOnPage> =>
  (propsOf<Partial<ShareBarProps>>(block).links ?? []).map(({ name, href }) => ({
    text: name,
    to: href,
    isCurrent: false,
  }));

const helpFrom = (block: RenderableBlock, page: ShownPage): ReadonlyArray<LinkOnPage> => {
  const { callNow, schedule, inEnglish } = helpOffered(block, page.language);
  return [
    { text: `${callNow} ${SITE_PHONE}`, to: phoneAddress(SITE_PHONE) ?? '', isCurrent: false },
    { text: `${schedule}${inEnglish}`, to: SCHEDULE_SERVICE_PATH, isCurrent: false },
  ];
};

/** The left button of the hero with two; the right one leads nowhere. */
const helpIn = (block: RenderableBlock): ReadonlyArray<LinkOnPage> => {
  const { button_left_text: text } = propsOf<HeroModalButtonsAttributes>(block).data;
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

/** Where what is not shown within the page is shown. */
const embeddedIn = (block: RenderableBlock): ReadonlyArray<LinkOnPage> => {
  const { content } = propsOf<EmbedProps>(block);
  return content.kind === 'link' ? [{ text: content.text, to: content.href, isCurrent: false }] : [];
};

/** The props of a block that are links, or lists of links. */
const linkPropsIn = (props: object): ReadonlyArray<LinkOnPage> =>
  Object.values(props)
    .flat()
    .filter(isLink)
    .map(({ text, href, isCurrent = false }) => ({ text, to: href, isCurrent }));

const isLink = (
  prop: unknown,
): prop is { readonly text: string; readonly href: string; readonly isCurrent?: boolean } =>
  typeof prop === 'object' && prop !== null && 'text' in prop && 'href' in prop;
