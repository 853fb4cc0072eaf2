import { SAVE_PAGE, SAVED_PATH } from '../../../application/visitor/keep-saved/saved-link-texts.ts';
import styles from './content-page.module.css';

/** Saves the page on the device, then leads to the list of saved pages. A small script does both, without the application. */
export const SavePage = () => (
  <p className={styles.save} aria-live="polite" data-scripted="" data-unprinted="">
    <a href={SAVED_PATH} data-save-page={SAVE_PAGE.isSaved} suppressHydrationWarning>
      {SAVE_PAGE.save}
    </a>
  </p>
);
