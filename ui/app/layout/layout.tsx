import type { ComponentType, ReactNode } from 'react';
import { frameTextsIn } from '../../../application/visitor/read-page/frame-texts.ts';
import { ServerRenderedPart } from '../../components/html/html.tsx';
import { Part } from '../../components/part/part.tsx';
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
  hasParts,
  children,
  ...place
}: SitePlace & {
  /** Null in the browser, which keeps the server's html. */
  parts: LayoutParts | null;
  /** Whether the layout links the page's style sheet, because `children` doesn't. */
  linksSheet: boolean;
  /** Whether `children` renders its own parts. */
  hasParts: boolean;
  children: ReactNode;
}) => (
  <div className={styles.page} data-frame="">
    <a className={styles.skip} href="#main" data-frame="text" suppressHydrationWarning>
      {frameTextsIn(place.language).skip}
    </a>
    <Header language={place.language} bar={parts && <parts.HeaderBar {...place} />} />
    {hasParts ? (
      <main className={styles.main} id="main" tabIndex={-1} data-frame="">
        {children}
      </main>
    ) : (
      <Part as="main" className={styles.main} id="main" tabIndex={-1}>
        {children}
      </Part>
    )}
    {linksSheet && <PageSheet />}
    <ServerRenderedPart as="footer" name="end" className={styles.endOfPage}>
      {parts && <parts.Footer {...place} />}
    </ServerRenderedPart>
  </div>
);
