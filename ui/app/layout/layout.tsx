import type { ReactNode } from 'react';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

/** What surrounds every page, in its language: skip link, header, main, footer (contract, section 5). */
export const Layout = ({
  language,
  path,
  children,
}: {
  language: SiteLanguage;
  /** Where the page is: links to it are marked. */
  path?: string | undefined;
  children: ReactNode;
}) => (
  <div className={styles.page}>
    <a className={styles.skip} href="#main">
      {siteTextsIn(language).skip}
    </a>
    <Header language={language} path={path} />
    <main className={styles.main} id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer language={language} path={path} />
  </div>
);
