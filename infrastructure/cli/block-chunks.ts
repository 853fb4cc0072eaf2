import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { closureOf } from './module-graph.ts';

const START = 'infrastructure/composition/browser.tsx';
const CONSENT = 'infrastructure/composition/consent.ts';
const CAPABILITIES = 'infrastructure/composition/capabilities/browser';
/** Connects a page to its URL. Only pages that depend on their URL need it and the router. */
const ROUTED = 'infrastructure/composition/browser/routed-page.tsx';
const SEARCH = [`${CAPABILITIES}/dealers.ts`, ROUTED];

const inFolder = (folder: string, names: string): ReadonlyArray<string> =>
  names.split(' ').map((name) => `${folder}/${name}`);

interface Chunk {
  readonly name: string;
  /** Files and folders. The chunk contains all modules that they need and that no earlier chunk contains. */
  readonly of: ReadonlyArray<string>;
  /** Leaves out modules that these files don't need. */
  readonly sharedWith?: ReadonlyArray<string>;
}

/** All chunks with more than one module, in the order in which they claim modules. */
const CHUNKS: ReadonlyArray<Chunk> = [
  // The base of all views, without rxjs operators.
  { name: 'shared', of: ['node_modules/rxjs/dist/esm/internal/BehaviorSubject.js'] },
  { name: 'start', of: ['node_modules'], sharedWith: [START] },
  // The consent notice works without the application.
  { name: 'shared', of: [CONSENT], sharedWith: [START] },
  {
    name: 'start',
    of: [
      START,
      // Small modules that search boxes, forms and lists share.
      'domain/brand/hours.ts',
      'domain/brand/our-number-texts.ts',
      'application/visitor/find-dealers/find-dealers-view.ts',
      'ui/bindings/dialog-step.ts',
    ],
  },
  { name: 'router', of: [ROUTED] },
  { name: 'wire', of: [`${CAPABILITIES}/leads.ts`], sharedWith: SEARCH },
  // Calls to a provider without the decoders, shared by dealers and savings.
  { name: 'wire', of: ['infrastructure/http/ask-provider.ts', 'infrastructure/wire/decode-list.ts'] },
  { name: 'leads', of: [`${CAPABILITIES}/leads.ts`] },
  // Parts of boxes, forms and cards.
  {
    name: 'fields',
    of: [
      ...inFolder(
        'ui/components',
        'text-field code-box select radio-group popover stars phone-text hero form-name.ts',
      ),
      'ui/bindings/use-code-meant.ts',
      'ui/leads/ask-link',
      'application/visitor/ask-dealer/texts.ts',
      'application/visitor/estimate-savings/zip-box-texts.ts',
    ],
  },
  // Blocks that contain other blocks.
  { name: 'groups', of: inFolder('ui/blocks', 'group columns column') },
  // Text blocks, which are on most pages.
  {
    name: 'blocks',
    of: [
      ...inFolder(
        'ui/blocks',
        'paragraph heading list list-item buttons button hero cta-card quote separator',
      ),
      ...inFolder('ui/blocks', 'spacer html freeform preformatted details big-number-list step banner'),
      ...inFolder('ui/blocks', 'fifty-fifty need-help-now'),
    ],
  },
  { name: 'slider', of: inFolder('ui/components/slider', 'slider.tsx slider-options.ts texts.ts') },
  {
    name: 'forms',
    of: [
      'ui/leads/lead-form/lead-form.tsx',
      'ui/leads/dealer-choice/dealer-choice.tsx',
      ...inFolder('ui/blocks', 'dealer-form contact-form customer-care-form newsletter'),
    ],
  },
  // The search box, which is also on many pages without dealers.
  { name: 'search', of: ['ui/blocks/zip-search'] },
  { name: 'dealer-cards', of: ['ui/dealers/dealer-card/dealer-card.tsx'] },
  { name: 'dealers', of: ['ui/blocks/dealer-list'] },
  // A dealer slider on pages about other topics.
  { name: 'dealer-slider', of: ['ui/dealers/dealer-slider'] },
  {
    name: 'rebates',
    of: [
      'ui/blocks/rebate-results',
      'ui/blocks/rebates-summary/rebates-summary.tsx',
      'ui/rebates/addressed-estimate.tsx',
      ...inFolder('domain/rebate', 'household.ts utilities.ts'),
    ],
  },
  // Pages that show an area's dealers, and the locator.
  {
    name: 'directory',
    of: ['infrastructure/composition/browser/browser-local-dealers.ts'],
    sharedWith: SEARCH,
  },
  { name: 'dealer-search', of: SEARCH },
];

/**
 * Groups the modules of blocks into few chunks, because dozens of small files cost more than their contents. Startup code, lazy code and
 * rare blocks stay separate. Writes the chunk of each of our modules to `.vite/chunks.json` of the client build.
 */
export const blockChunks = (root: string) => {
  const chunkOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'block-chunks',
    buildEnd() {
      const all = [...this.getModuleIds()];
      const modulesIn = (path: string) => {
        // `node_modules` may be a link.
        const place = realpathSync(join(root, path));
        const found = all.filter((id) => `${id}/`.startsWith(`${place}/`));
        return found.length > 0 ? found : this.error(`The client has no module ${path}`);
      };
      const neededBy = (paths: ReadonlyArray<string>) => closureOf(this, paths.flatMap(modulesIn));
      for (const { name, of, sharedWith = of } of CHUNKS) {
        const shared = neededBy(sharedWith);
        for (const id of neededBy(of)) if (shared.has(id) && !chunkOf.has(id)) chunkOf.set(id, name);
      }
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? chunk.moduleIds.map((id) => [relative(root, id), chunk.fileName]) : [],
      );
      const source = JSON.stringify(Object.fromEntries(files));
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source });
    },
  };
  const groups = [...new Set(CHUNKS.map(({ name }) => name))].map((name) => ({
    name,
    test: (id: string) => chunkOf.get(id) === name,
  }));
  return { plugin, codeSplitting: { includeDependenciesRecursively: false, groups } };
};
