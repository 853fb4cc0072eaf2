import type { ReactNode } from 'react';
import { siteTextsIn, type SiteLanguage } from '../../../application/visitor/read-page/site-texts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

/** What surrounds every page, in its language: skip link, header, main, footer (contract, section 5). */
export const Layout = ({ language, children }: { language: SiteLanguage; children: ReactNode }) => (
  <div className={styles.page}>
    <a className={styles.skip} href="#main">
      {siteTextsIn(language).skip}
    </a>
    <Header language={language} />
    <main className={styles.main} id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer language={language} />
  </div>
);
