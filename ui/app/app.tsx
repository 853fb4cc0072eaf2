import { Announcer } from '../bindings/announcements.tsx';
import { ServicesProvider, type Services } from '../bindings/services.ts';
import { Layout } from './layout/layout.tsx';
import type { RenderablePage } from './page-module.ts';

/** One page inside the layout. Links between pages are native: the router keeps the address within a page. */
export const App = ({
  services,
  page: { Page, language, path },
}: {
  services: Services;
  page: RenderablePage;
}) => (
  <ServicesProvider value={services}>
    <Announcer>
      <Layout language={language ?? 'en'} path={path}>
        <Page />
      </Layout>
    </Announcer>
  </ServicesProvider>
);
