import type { ComponentType, ReactNode } from 'react';
import { frameTextsIn } from '../../../application/visitor/read-page/frame-texts.ts';
import { SettledPart } from '../../components/html/html.tsx';
import { PageSheet } from '../../components/page-sheet/page-sheet.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import type { SitePlace } from './site-link.ts';

/** What of every page the server renders for good. */
export interface LayoutParts {
  readonly HeaderBar: ComponentType<SitePlace>;
  readonly Footer: ComponentType<SitePlace>;
}

/** What surrounds every page, in its language: skip link, header, main, footer (contract, section 5). */
export const Layout = ({
  parts,
  linksSheet,
  children,
  ...place
}: SitePlace & {
  /** Null: they are in the page. */
  parts: LayoutParts | null;
  /** Whether the link to the page's sheet is not within `children`. */
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
    <SettledPart as="footer" name="end" className={styles.endOfPage}>
      {parts && <parts.Footer {...place} />}
    </SettledPart>
  </div>
);
