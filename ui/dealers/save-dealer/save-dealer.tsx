import { useState, type MouseEvent } from 'react';
import { SAVED_PATH } from '../../../application/visitor/keep-saved/saved-link-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';
import { useAnnouncement } from '../../bindings/announcements.tsx';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import styles from './save-dealer.module.css';

/** Saves a dealer on the visitor's device, then links to the list of saved pages. */
export const SaveDealer = ({
  dealer,
  texts: { save: saveText, isSaved: savedText, refused },
  language,
  isNamed = false,
}: {
  dealer: SavedPage;
  texts: { readonly save: string; readonly isSaved: string; readonly refused: string };
  language: SiteLanguage;
  /** Whether the link's accessible name has the dealer's, next to other dealers. */
  isNamed?: boolean;
}) => {
  const { keepSaved } = useServices();
  const { isRefused } = useObservable(keepSaved.view$);
  const [isAsked, setAsked] = useState(false);
  const isSaved = keepSaved.has(dealer);
  useAnnouncement(isAsked ? (isSaved ? savedText : isRefused ? refused : null) : null);
  const save = (event: MouseEvent): void => {
    event.preventDefault();
    setAsked(true);
    keepSaved.save(dealer);
  };
  // The same link element serves both states, so it keeps the focus after a click.
  return (
    <>
      <a
        className={styles.save}
        aria-label={isNamed ? `${isSaved ? savedText : saveText}, ${dealer.title}` : undefined}
        href={SAVED_PATH}
        hrefLang={language === 'en' ? undefined : 'en'}
        data-held={isSaved ? undefined : ''}
        // The boot script stores it if the visitor leaves before the application has started.
        data-save={isSaved ? undefined : JSON.stringify(dealer)}
        onClick={isSaved ? undefined : save}
      >
        {isSaved ? savedText : saveText}
      </a>
      {isRefused && <p>{refused}</p>}
    </>
  );
};
