import type { ComponentType, ReactNode } from 'react';
import { frameTextsIn } from '../../../application/visitor/read-page/frame-texts.ts';
import { ServerRenderedPart } from '../../components/html/html.tsx';
import { PageSheet } from '../../components/page-sheet/page-sheet.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import type { SitePlace } from './site-link.ts';

/** The parts of every page that only the server renders. */
export interface LayoutParts {
  readonly HeaderBar: ComponentType<SitePlace>;
  readonly Footer: ComponentType<SitePlace>;
}

/** The frame of every page, in the page's language: skip link, header, main, footer (contract, section 5). */
export const Layout = ({
  parts,
  linksSheet,
  children,
  ...place
}: SitePlace & {
  /** Null in the browser, which keeps the server's html. */
  parts: LayoutParts | null;
  /** Whether the layout links the page's style sheet, because `children` doesn't. */
  linksSheet: boolean;
  children: ReactNode;
}) => (
  <div className={styles.page}>
    <a className={styles.skip} href="#main">
      {frameTextsIn(place.language).skip}
    </a>
    <Header language={place.language} bar={parts && <parts.HeaderBar {...place} />} />
    <main className={styles.main} id="main" tabIndex={-1}>
      {children}
    </main>
    {linksSheet && <PageSheet />}
    <ServerRenderedPart as="footer" name="end" className={styles.endOfPage}>
      {parts && <parts.Footer {...place} />}
    </ServerRenderedPart>
  </div>
);
