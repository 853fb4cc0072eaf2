import type { ReactNode } from 'react';
import { siteTexts } from '../../../application/visitor/read-page/texts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

/** What surrounds every page: skip link, header, main, footer (contract, section 5). */
export const Layout = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <a className={styles.skip} href="#main">
      {siteTexts.skip}
    </a>
    <Header />
    <main className={styles.main} id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </div>
);
