import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';
import { FOUND_AMOUNT } from './saved-link-texts.ts';

const MAX_NAMED = 3;

/** Names what a returning visitor saved, a dealer first: `Malone’s · Rebates, Boston, MA: Up to $9,000 · Gas furnace troubleshooting`. */
export const listText = (pages: ReadonlyArray<SavedPage>): string => {
  const dealer = pages.find(({ kind }) => kind === 'dealer');
  const others = pages.filter(({ kind }) => kind !== 'dealer');
  return [...(dealer === undefined ? [] : [dealer]), ...others].slice(0, MAX_NAMED).map(nameOf).join(' · ');
};

const nameOf = ({ kind, title, detail }: SavedPage): string => {
  if (kind === 'dealer' || detail === '') return title;
  return kind === 'rebates' || kind === 'estimate' ? `${FOUND_AMOUNT[kind]}, ${detail}` : detail;
};
