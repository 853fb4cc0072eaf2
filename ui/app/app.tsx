import { Suspense, useEffect } from 'react';
import { Announcer } from '../bindings/announcements.tsx';
import { ServicesProvider, type Services } from '../bindings/services.ts';
import { Layout, type LayoutParts } from './layout/layout.tsx';
import type { RenderablePage } from './page-module.ts';

/** One page inside the layout. Links between pages are native; the router only updates the address within a page. */
export const App = ({
  services,
  page: { Page, language, path, alternatesOf, hasSheetLink, hasParts },
  parts,
  onStart,
}: {
  services: Services;
  page: RenderablePage;
  /** Null in the browser, which keeps the html that the server rendered. */
  parts: LayoutParts | null;
  /** Called once the page and all of its parts are hydrated, but those that start late. */
  onStart?: () => void;
}) => (
  <ServicesProvider value={services}>
    <Announcer>
      <Layout
        language={language ?? 'en'}
        path={path}
        alternates={parts === null ? undefined : alternatesOf?.(services)}
        parts={parts}
        linksSheet={hasSheetLink !== true}
        hasParts={hasParts === true}
      >
        <Page />
      </Layout>
      {/* React hydrates all parts of a page together, after the page itself. */}
      <Suspense>
        <Started onStart={onStart} />
      </Suspense>
    </Announcer>
  </ServicesProvider>
);

const Started = ({ onStart }: { onStart: (() => void) | undefined }) => {
  useEffect(() => onStart?.(), [onStart]);
  return null;
};
