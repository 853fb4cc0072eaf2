import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';

const MAX_NAMED = 3;

/** Names what a returning visitor saved, a dealer first: `Malone’s · Boston, MA: Up to $9,000 · Gas furnace troubleshooting`. */
export const listText = (pages: ReadonlyArray<SavedPage>): string => {
  const dealer = pages.find(({ kind }) => kind === 'dealer');
  const others = pages.filter(({ kind }) => kind !== 'dealer');
  return [...(dealer === undefined ? [] : [dealer]), ...others]
    .slice(0, MAX_NAMED)
    .map(({ kind, title, detail }) => (kind === 'dealer' || detail === '' ? title : detail))
    .join(' · ');
};
