import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { closureOf } from './module-graph.ts';

const START = 'infrastructure/composition/browser.tsx';
const REGISTRY = 'ui/blocks/registry.ts';
/** What pages with forms load: they need nothing of the blocks of dealers. */
const LEADS = 'infrastructure/composition/browser/browser-leads.ts';

/** Where a search begins, on many pages without dealers too. */
const OF_SEARCH = /\/zip-search\.tsx$/;

/** Blocks that show dealers, with all that they need. */
const OF_DEALERS = /\/(?:dealer-list|dealer-slider|schedule-service)\.tsx$/;

/** Blocks of the pages about rebates, with all that they need beside those of dealers. */
const OF_REBATES = /\/(?:rebates-summary|rebate-results)\.tsx$/;

/** Blocks that few pages have, and that need much. */
const ALONE =
  /\/(?:tabs-to-slider|carousel|video-hero|hvac-101-navigation|reviews|product-comparison|resource-library|system-estimate|system-finder|symptom-finder|lease-calculator|site-search|registration-date|maintenance-reminders|product-hub)\.tsx$/;

/** Only pages that depend on their address need it. */
const ROUTER = /\/node_modules\/react-router(?:-dom)?\//;

/**
 * Brings the blocks of pages to the browser in four files, that of the search, those of dealers, those of rebates and the
 * others: dozens of small files cost more by themselves than by what they hold. What the application starts with, and what is
 * loaded late, stays what it is. Writes down, in `.vite/chunks.json` of the client build, the file that each module of ours has
 * come to lie in.
 */
export const blockChunks = (root: string) => {
  let search = new Set<string>();
  let dealers = new Set<string>();
  let rebates = new Set<string>();
  let others = new Set<string>();
  const plugin: Plugin = {
    name: 'blocks-together',
    buildEnd() {
      const blocks = this.getModuleInfo(join(root, REGISTRY))?.dynamicallyImportedIds ?? [];
      const start = closureOf(this, [join(root, START)]);
      const common = blocks.filter(
        (id) => ![OF_SEARCH, OF_DEALERS, OF_REBATES, ALONE].some((kind) => kind.test(id)),
      );
      const isNew =
        (...known: ReadonlyArray<ReadonlySet<string>>) =>
        (id: string) =>
          known.every((ids) => !ids.has(id));
      others = new Set([...closureOf(this, common)].filter(isNew(start)));
      const leads = closureOf(this, [join(root, LEADS)]);
      const ofSearch = blocks.filter((id) => OF_SEARCH.test(id));
      search = new Set([...closureOf(this, ofSearch)].filter(isNew(start, others, leads)));
      const ofDealers = blocks.filter((id) => OF_DEALERS.test(id));
      dealers = new Set([...closureOf(this, ofDealers)].filter(isNew(start, others, leads, search)));
      const ofRebates = blocks.filter((id) => OF_REBATES.test(id));
      rebates = new Set([...closureOf(this, ofRebates)].filter(isNew(start, others, leads, search, dealers)));
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? chunk.moduleIds.map((id) => [relative(root, id), chunk.fileName]) : [],
      );
      const source = JSON.stringify(Object.fromEntries(files));
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source });
    },
  };
  const groups = [
    { name: 'router', test: ROUTER },
    { name: 'blocks', test: (id: string) => others.has(id) },
    { name: 'search', test: (id: string) => search.has(id) },
    { name: 'dealers', test: (id: string) => dealers.has(id) },
    { name: 'rebates', test: (id: string) => rebates.has(id) },
  ];
  return { plugin, codeSplitting: { includeDependenciesRecursively: false, groups } };
};
