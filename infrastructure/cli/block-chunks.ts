import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { closureOf } from './module-graph.ts';

const START = 'infrastructure/composition/browser.tsx';
const REGISTRY = 'ui/blocks/registry.ts';
/** What pages with forms load: they need nothing of the blocks of dealers. */
const LEADS = 'infrastructure/composition/browser/browser-leads.ts';

/** Blocks that only visitors who search for a dealer need, with all that they need. */
const OF_DEALERS = /\/(?:dealer-list|dealer-slider|schedule-service|zip-search)\.tsx$/;

/** Blocks that few pages have, and that need much. */
const ALONE = /\/(?:tabs-to-slider|carousel|video-hero|hvac-101-navigation|reviews)\.tsx$/;

/**
 * Brings the blocks of pages to the browser in two files, those of dealers and the others: dozens of small files cost more by
 * themselves than by what they hold. What the application starts with, and what is loaded late, stays what it is. Writes
 * down, in `.vite/chunks.json` of the client build, the file that each module of ours has come to lie in.
 */
export const blockChunks = (root: string) => {
  let dealers = new Set<string>();
  let others = new Set<string>();
  const plugin: Plugin = {
    name: 'blocks-together',
    buildEnd() {
      const blocks = this.getModuleInfo(join(root, REGISTRY))?.dynamicallyImportedIds ?? [];
      const start = closureOf(this, [join(root, START)]);
      const common = blocks.filter((id) => !OF_DEALERS.test(id) && !ALONE.test(id));
      const isNew =
        (...known: ReadonlyArray<ReadonlySet<string>>) =>
        (id: string) =>
          known.every((ids) => !ids.has(id));
      others = new Set([...closureOf(this, common)].filter(isNew(start)));
      const ofDealers = blocks.filter((id) => OF_DEALERS.test(id));
      const leads = closureOf(this, [join(root, LEADS)]);
      dealers = new Set([...closureOf(this, ofDealers)].filter(isNew(start, others, leads)));
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
    { name: 'blocks', test: (id: string) => others.has(id) },
    { name: 'dealers', test: (id: string) => dealers.has(id) },
  ];
  return { plugin, codeSplitting: { includeDependenciesRecursively: false, groups } };
};
