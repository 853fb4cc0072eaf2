import { SAVED_PATH } from '../../../application/visitor/keep-saved/saved-link-texts.ts';
import { keepSavedTexts } from '../../../application/visitor/keep-saved/texts.ts';
import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';
import { useAnnouncement } from '../../bindings/announcements.tsx';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import cardStyles from '../../dealers/dealer-card/dealer-card.module.css';

/** Keeps the dealer of the page on the visitor's device; then it leads to all that is saved there. */
export const SaveDealer = ({ dealer }: { dealer: SavedPage }) => {
  const { keepSaved } = useServices();
  const { pages, isRefused } = useObservable(keepSaved.view$);
  const isSaved = pages?.some(({ address }) => address === dealer.address) ?? false;
  const answer = isSaved ? keepSavedTexts.isSaved : isRefused ? keepSavedTexts.refused : null;
  useAnnouncement(answer);
  if (isSaved)
    return (
      <a className={cardStyles.website} href={SAVED_PATH}>
        {keepSavedTexts.isSaved}
      </a>
    );
  return (
    <>
      <a
        className={cardStyles.website}
        href={SAVED_PATH}
        data-held=""
        onClick={(event) => {
          event.preventDefault();
          keepSaved.save(dealer);
        }}
      >
        {keepSavedTexts.save}
      </a>
      {isRefused && <p>{keepSavedTexts.refused}</p>}
    </>
  );
};
