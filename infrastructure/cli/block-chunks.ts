import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { closureOf } from './module-graph.ts';

const START = 'infrastructure/composition/browser.tsx';
const REGISTRY = 'ui/blocks/registry.ts';
const CONSENT = 'infrastructure/composition/consent.ts';
/** The code of pages with forms. It doesn't include the dealer blocks. */
const LEADS = 'infrastructure/composition/capabilities/browser/leads.ts';
const DEALERS = 'infrastructure/composition/capabilities/browser/dealers.ts';
/** The code of pages that show an area's dealers and search on the locator. */
const LOCAL_DEALERS = 'infrastructure/composition/browser/browser-local-dealers.ts';

/** The code of pages with rebates, in one file. The system planner loads it once a postal code is typed. */
const REBATES = 'infrastructure/composition/capabilities/browser/rebates.ts';
const SAVINGS = /\/domain\/rebate\/[^/]+\.ts$|\/late-rebate-directory\.ts$|\/addressed-estimate\.tsx$/;

/** Connects a page to its URL. */
const ROUTED = 'infrastructure/composition/browser/routed-page.tsx';

/** Only pages that depend on their URL need the router. */
const ROUTER = /\/node_modules\/react-router(?:-dom)?\/|\/composition\/browser\/routed-page\.tsx$/;

/** The base of all views, without rxjs operators. */
const OBSERVABLES = /\/rxjs\/dist\/esm\/internal\/BehaviorSubject\.js$/;

/** Small modules that search boxes, forms and lists share. */
const SHARED =
  /\/(?:domain\/brand\/hours|application\/(?:ports\/clock|visitor\/find-dealers\/find-dealers-view)|ui\/bindings\/dialog-step)\.ts$/;

/** Calls to a provider without the decoders, shared by dealers and savings. */
const ASKING = /\/infrastructure\/(?:http\/ask-provider|wire\/decode-list)\.ts$/;

const PACKAGES = /\/node_modules\//;

/** The chunks of blocks and their components. Each contains the modules that its files need and that no earlier chunk contains. */
const FILES = [
  // Parts of boxes, forms and cards.
  {
    name: 'fields',
    of: /\/ui\/(?:components\/(?:text-field|code-box|select|radio-group|popover|stars|phone-text|hero)|leads\/ask-link)\/[^/]+\.tsx$|\/(?:application\/visitor\/(?:ask-dealer\/texts|estimate-savings\/zip-box-texts)|ui\/components\/form-name)\.ts$/,
  },
  // Blocks that contain other blocks.
  { name: 'groups', of: /\/ui\/blocks\/(?:group|columns|column)\/[^/]+\.tsx$/ },
  // Text blocks, which are on most pages.
  {
    name: 'blocks',
    of: /\/ui\/blocks\/(?:paragraph|heading|list|list-item|buttons|button|hero|cta-card|quote|separator|spacer|html|freeform|preformatted|details|big-number-list|step|banner|fifty-fifty|need-help-now)\/[^/]+\.tsx$/,
  },
  { name: 'slider', of: /\/ui\/components\/slider\/(?:slider|slider-options|texts)\.tsx?$/ },
  {
    name: 'forms',
    of: /\/ui\/(?:leads\/(?:lead-form\/lead-form|dealer-choice\/dealer-choice)|blocks\/(?:dealer-form|contact-form|customer-care-form|newsletter)\/[^/]+)\.tsx$/,
  },
  // The search box, which is also on many pages without dealers.
  { name: 'search', of: /\/ui\/blocks\/zip-search\/zip-search\.tsx$/ },
  { name: 'dealer-cards', of: /\/ui\/dealers\/dealer-card\/dealer-card\.tsx$/ },
  { name: 'dealers', of: /\/ui\/blocks\/dealer-list\/[^/]+\.tsx$/ },
  // A dealer slider on pages about other topics.
  { name: 'dealer-slider', of: /\/ui\/dealers\/dealer-slider\/dealer-slider\.tsx$/ },
  {
    name: 'rebates',
    of: /\/ui\/blocks\/(?:rebates-summary|rebate-results)\/(?!opened-)[^/]+\.tsx$|\/ask-about-rebates\/contact-lead\.ts$/,
  },
];

/** All chunks with more than one module, in the order in which they claim modules. */
const NAMES = [
  'shared',
  'start',
  'wire',
  'leads',
  ...FILES.map(({ name }) => name),
  'directory',
  'dealer-search',
];

/**
 * Groups the modules of blocks into few chunks, because dozens of small files cost more than their contents. Startup code, lazy code and
 * rare blocks stay separate. Writes the chunk of each of our modules to `.vite/chunks.json` of the client build.
 */
export const blockChunks = (root: string) => {
  let fileOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'block-chunks',
    buildEnd() {
      const closure = (...sources: ReadonlyArray<string>) =>
        closureOf(
          this,
          sources.map((source) => join(root, source)),
        );
      const [start, leads, dealers] = [closure(START), closure(LEADS), closure(DEALERS, ROUTED)];
      const ofSearches = (ids: ReadonlySet<string>) => new Set([...ids].filter((id) => dealers.has(id)));
      const inBlocks = closureOf(
        this,
        this.getModuleInfo(join(root, REGISTRY))?.dynamicallyImportedIds ?? [],
      );
      const reachedFrom = (of: RegExp, among: ReadonlySet<string>) =>
        closureOf(
          this,
          [...among].filter((id) => of.test(id)),
        );
      // The consent notice works without the application. Modules that both need are in one shared chunk.
      const ofConsent = new Set([...closure(CONSENT)].filter((id) => !PACKAGES.test(id)));
      const inBoth = [...ofConsent].filter((id) => start.has(id));
      fileOf = new Map(inBoth.map((id) => [id, 'shared']));
      const put = (name: string, ids: ReadonlySet<string>): void => {
        for (const id of ids) if (!fileOf.has(id) && !ofConsent.has(id)) fileOf.set(id, name);
      };
      put('shared', reachedFrom(OBSERVABLES, start));
      put('start', start);
      put('start', reachedFrom(SHARED, new Set([...leads, ...dealers])));
      put('wire', ofSearches(leads));
      put('wire', reachedFrom(ASKING, dealers));
      put('leads', leads);
      for (const { name, of } of FILES) put(name, reachedFrom(of, inBlocks));
      put('rebates', reachedFrom(SAVINGS, closure(REBATES)));
      put('directory', ofSearches(closure(LOCAL_DEALERS)));
      put('dealer-search', dealers);
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
    ...NAMES.map((name) => ({ name, test: (id: string) => fileOf.get(id) === name })),
  ];
  return { plugin, codeSplitting: { includeDependenciesRecursively: false, groups } };
};
