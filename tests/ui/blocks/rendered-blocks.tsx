import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { SketchedBlock } from '../../../domain/content/blocks/sketched-block.ts';
import { locatePage, type LocatePage } from '../../../infrastructure/composition/locate-page.ts';
import { renderContent } from '../../../infrastructure/composition/rendering/render-content.ts';
import { fetchOpenedContact } from '../../../ui/blocks/rebates-summary/late-contact.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import type { RenderablePage } from '../../../ui/app/page-module.ts';
import { ServicesProvider, type Services } from '../../../ui/bindings/services.ts';
import { SeamsProvider } from '../../../ui/components/part/part.tsx';
import { PATH, readPageOf } from './read-blocks.ts';
import { servicesOnFakes } from './services-on-fakes.ts';

type Rendering = (page: RenderablePage, hasSeams?: boolean) => string;

/** Renders page modules like the server, on fakes, for a site with these facts. */
export const renderingOnFakes = (facts: Partial<SiteFacts> = {}): Rendering =>
  renderingWith(servicesOnFakes(facts));

const renderingWith =
  (onServer: Services): Rendering =>
  ({ Page }, hasSeams = true) =>
    renderToString(
      <StaticRouter location={PATH}>
        <ServicesProvider value={onServer}>
          <SeamsProvider value={hasSeams}>
            <Page />
          </SeamsProvider>
        </ServicesProvider>
      </StaticRouter>,
    );

/** The use cases that a block asks for when it is rendered, by name. */
export const servicesAskedBy = async (sketched: SketchedBlock): Promise<ReadonlyArray<keyof Services>> => {
  const asked = new Set<keyof Services>();
  const kept = new Proxy(servicesOnFakes(), {
    get: (all, name: keyof Services) => {
      asked.add(name);
      return all[name];
    },
  });
  const page = await locate(PATH, await readPageOf([sketched]));
  await renderContent(page, locate, renderingWith(kept));
  return [...asked];
};

const definitions = loadDefinitions();

/** Preloads the code that the server has for all blocks. */
const opened = fetchOpenedContact();

/** Finds content pages with the site's blocks. */
export const locate: LocatePage = async (path, read) => {
  await opened;
  return locatePage(await definitions)(path, read);
};

/** Renders a page of blocks like the server, on fakes; returns its html, and the warnings. */
export const renderBlocks = async (
  ...sketched: ReadonlyArray<SketchedBlock>
): Promise<{ readonly html: string; readonly warnings: ReadonlyArray<string> }> => {
  const page = await locate(PATH, await readPageOf(sketched));
  const { found, body } = await renderContent(page, locate, renderingOnFakes());
  return { html: body, warnings: found.read?.kind === 'found' ? found.read.page.warnings : [] };
};

/** Renders a page with one site block, by the name after `acf/`. */
export const renderSiteBlock = (name: string, data: object) =>
  renderBlocks({ name: `acf/${name}`, attributes: { data } });

/** The html of a page with one site block. */
export const siteBlockHtml = async (name: string, data: object): Promise<string> =>
  (await renderSiteBlock(name, data)).html;
