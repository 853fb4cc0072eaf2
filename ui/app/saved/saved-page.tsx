import { keepSavedTexts, savedDescription } from '../../../application/visitor/keep-saved/texts.ts';
import { SAVED_PATH } from '../../../application/visitor/keep-saved/saved-link-texts.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import type { Services } from '../../bindings/services.ts';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import type { Need } from '../../../domain/content/capabilities.ts';
import { AskDealer } from '../../leads/ask-dealer/ask-dealer.tsx';
import { Reviews } from '../../reviews/reviews.tsx';
import { SavedPages } from './saved-pages.tsx';
import styles from './saved-page.module.css';

/** The pages that the visitor has saved on this device (see `KeepSaved`). The html is the same for everybody; the browser fills it in. */
export const Page = () => (
  <div className={styles.page}>
    <div className={styles.top}>
      <h1>{keepSavedTexts.heading}</h1>
      <p data-unprinted="">{keepSavedTexts.lead}</p>
    </div>
    <SavedPages />
    <Reviews />
    <AskDealer />
  </div>
);

export const needs: ReadonlyArray<Need> = ['saved', 'dealers', 'leads'];

/** Only the browser knows the saved pages, so the page starts the application on load. */
export const isUnsettled = (): boolean => true;

/** Search engines don't list the page, since its content is personal. */
export const head = ({ site }: Services): PageHead => ({
  title: pageTitle(keepSavedTexts.heading, site.brandName),
  description: savedDescription(site.brandName),
  canonicalPath: SAVED_PATH,
  isListed: false,
  structuredData: [],
});
