import type { RenderableBlock } from '../../../../../domain/content/blocks/block-view.ts';
import type { EmbedProps } from '../../../../../ui/blocks/embed/view.ts';
import type { ShareBarProps } from '../../../../../ui/blocks/share-bar/view.ts';
import type { SymptomFinderProps } from '../../../../../ui/blocks/symptom-finder/view.ts';
import type { NeedHelpProps } from '../../../../../ui/leads/need-help/need-help.tsx';
import type { LinkOnPage } from '../../../parts/page-parts.ts';
import type { LinkBlockProps } from '../../../../../ui/blocks/link-block/view.ts';
import { hubLinksOf, isSelector, productLinksOf } from './products.ts';
import { propsOf } from './block-props.ts';

/** The links of a block. */
export const linksOf = (block: RenderableBlock): ReadonlyArray<LinkOnPage> => {
  if (block.name === 'acf/link-block') return tileOf(block);
  if (isSelector(block)) return productLinksOf(block);
  if (block.name === 'acf/product-hub') return hubLinksOf(block);
  if (block.name === 'acf/share-bar') return sharedFrom(block);
  if (block.name === 'acf/need-help-now') return helpFrom(block);
  if (block.name === 'core/embed') return embeddedIn(block);
  if (block.name === 'acf/symptom-finder') return symptomsOf(block);
  return linkPropsIn(propsOf(block));
};

/** The symptoms of each system, and its guide. */
const symptomsOf = (block: RenderableBlock): ReadonlyArray<LinkOnPage> =>
  propsOf<SymptomFinderProps>(block)
    .system.systems.flatMap(({ symptoms, guide }) => [...symptoms, guide])
    .map(({ text, href }) => ({ text, to: href, isCurrent: false }));

/** A tile is one link, and reads as its title. */
const tileOf = (block: RenderableBlock): ReadonlyArray<LinkOnPage> => {
  const { title, href } = propsOf<LinkBlockProps>(block);
  return title === null || href === null ? [] : [{ text: title, to: href, isCurrent: false }];
};

const sharedFrom = (block: RenderableBlock): ReadonlyArray<LinkOnPage> =>
  (propsOf<Partial<ShareBarProps>>(block).links ?? []).map(({ name, href }) => ({
    text: name,
    to: href,
    isCurrent: false,
  }));

const helpFrom = (block: RenderableBlock): ReadonlyArray<LinkOnPage> => {
  const { texts, phone, schedule } = propsOf<NeedHelpProps>(block);
  return [
    { text: `${texts.callNow} ${phone.text}`, to: phone.address, isCurrent: false },
    { text: `${texts.schedule}${texts.inEnglish}`, to: schedule.href, isCurrent: schedule.isCurrent },
  ];
};

/** Where what is not shown within the page is shown. */
const embeddedIn = (block: RenderableBlock): ReadonlyArray<LinkOnPage> => {
  const { content } = propsOf<EmbedProps>(block);
  return content?.kind === 'link' ? [{ text: content.text, to: content.href, isCurrent: false }] : [];
};

/** A block that is a link, and its props that are links or lists of links. */
const linkPropsIn = (props: object): ReadonlyArray<LinkOnPage> =>
  [props, ...Object.values(props).flat()]
    .filter(isLink)
    .map(({ text, href, isCurrent = false }) => ({ text, to: href, isCurrent }));

const isLink = (
  prop: unknown,
): prop is { readonly text: string; readonly href: string; readonly isCurrent?: boolean } =>
  typeof prop === 'object' && prop !== null && 'text' in prop && 'href' in prop;
