import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { LocalDealersAttributes } from './codec.ts';
import { SAMPLE_REVIEW } from './texts.ts';

interface TextLink {
  readonly text: string;
  readonly address: string;
}

export interface LocalDealersProps {
  readonly title: string | null;
  readonly description: string | null;
  readonly more: TextLink | null;
  readonly link: TextLink | null;
  readonly points: ReadonlyArray<{
    readonly title: string | null;
    readonly text: string | null;
    readonly address: string | null;
  }>;
  /** Marks invented reviews. */
  readonly sample: string;
}

/** The band's content before the visitor's area is known; the use case adds the dealers and their reviews. */
export const view = (
  { data }: LocalDealersAttributes,
  { page: { language } }: ViewContext,
): LocalDealersProps => ({
  title: data.title,
  description: data.description,
  more: linkOf(data.more_text, data.more_url),
  link: linkOf(data.button_text, data.url),
  sample: SAMPLE_REVIEW[language],
  points: data.cards
    .map(({ block_title: title, description: text, url: address }) => ({ title, text, address }))
    .filter(({ title, text }) => title !== null || text !== null),
});

const linkOf = (text: string | null, address: string | null): TextLink | null =>
  text === null || address === null ? null : { text, address };
