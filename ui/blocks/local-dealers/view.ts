import type { LocalDealersAttributes } from './codec.ts';

export interface LocalDealersProps {
  readonly title: string | null;
  readonly description: string | null;
  readonly link: { readonly text: string; readonly address: string } | null;
  readonly points: ReadonlyArray<{ readonly title: string | null; readonly text: string | null }>;
}

/** What the band says before the visitor's area is known; the use case adds its dealers. */
export const view = ({ data }: LocalDealersAttributes): LocalDealersProps => ({
  title: data.title,
  description: data.description,
  link: data.button_text !== null && data.url !== null ? { text: data.button_text, address: data.url } : null,
  points: data.cards
    .map(({ block_title, description }) => ({ title: block_title, text: description }))
    .filter(({ title, text }) => title !== null || text !== null),
});
