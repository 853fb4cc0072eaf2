import { SAVED_PATH, YOUR_LIST } from '../../../application/visitor/keep-saved/saved-link-texts.ts';
import { Part } from '../../components/part/part.tsx';
import styles from './your-list.module.css';

/** Greets a returning visitor with what they saved. A small script fills it in; its place is there from the first paint. */
export const YourList = () => (
  <Part>
    <a className={styles.list} href={SAVED_PATH}>
      {YOUR_LIST}{' '}
      <span data-your-list="" suppressHydrationWarning>
        {'\u00a0'}
      </span>
    </a>
  </Part>
);
