import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { StylesOfSources } from '../composition/built-assets.ts';
import type { StyleRule } from '../composition/rules-in-page.ts';
import type { BuiltStyles } from './build-styles.ts';
import { closureOf, inImportOrder, type ModuleGraph } from './module-graph.ts';
import { LATER_STYLES, SETTLED_STYLES } from './settled-styles.ts';
import { propertyRules, styleRules } from './style-rules.ts';

const STYLES = /\.css$/;
/** Those whose rules are for classes of their own. */
const CLASSES_ONLY = /\.module\.css$/;
/** The modules that import pages and blocks late: the server knows which of these a page has. */
const ROUTES = /\/ui\/(app\/routes|blocks\/registry)\.ts$/;
/** The custom properties of the whole site, and nothing else. */
const TOKENS = 'ui/theme/tokens.css';
/** What is loaded late for what stands in the page already: its styles do, too. */
const IN_PAGE =
  /\/infrastructure\/composition\/browser\/browser-[a-z-]+\.ts$|\/ui\/searching\/[a-z-]+\.tsx?$|\/ui\/blocks\/[a-z-]+\/opened-[a-z-]+\.tsx$/;

/** No window needs what is for paper: it comes last, with what comes late. */
const isForPaper = ({ within }: StyleRule): boolean => within.includes('@media print');

/** The styles of one file, with the name under which the data of a page says that it has them. */
type NamedStyles = readonly [name: string, css: string];

/**
 * Runs in the browser, first in the file of a part that opens late: adds the styles that the page does not have. They come
 * after all that the page has, which no part that opens late is a piece of.
 */
const addMissing = (styles: ReadonlyArray<NamedStyles>): void => {
  const inlined = document.getElementById('styles') ?? document.documentElement;
  const there = (inlined.dataset['of'] ?? '').split(' ');
  const missing = styles.filter(([name]) => !there.includes(name));
  inlined.dataset['of'] = [...there, ...missing.map(([name]) => name)].join(' ');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(missing.map(([, css]) => css).join(''));
  document.adoptedStyleSheets.push(sheet);
};

/**
 * Keeps the styles out of the files of the browser, and writes down, in `.vite/styles.json`, which ones each part of a page
 * needs, so that the server can put them into its html; under the build's name, too, for pages that a later build finds kept. What opens late brings its styles in the file of its code.
 */
export const pageStyles = (
  root: string,
  { entries, styles }: { readonly entries: ReadonlyArray<string>; readonly styles: BuiltStyles },
): Plugin => {
  const names = new Map([...styles.keys()].map((file, i) => [file, i.toString(36)]));
  const fileOf = (id: string): string => relative(root, id).replaceAll('\\', '/');
  let order: ReadonlyArray<string> = [];
  let late = new Map<string, ReadonlyArray<string>>();
  let needed: Record<string, ReadonlyArray<number>> = {};
  let latePlaces: ReadonlyArray<number> = [];
  let resting: ReadonlyArray<ReadonlyArray<number>> = [];

  const stylesIn = (graph: ModuleGraph, ids: ReadonlyArray<string>): ReadonlyArray<string> => {
    const reached = closureOf(graph, ids);
    return order.filter((id) => reached.has(id));
  };

  return {
    name: 'page-styles',
    // The classes are exported all the same; their rules are built elsewhere.
    transform: (_code, id) => (STYLES.test(id) ? { code: '', map: null } : null),
    buildEnd() {
      const ids = entries.map((entry) => join(root, entry));
      const all = inImportOrder(this, ids);
      order = all.filter((id) => STYLES.test(id));
      const places = new Map(order.map((id, i) => [id, i]));
      const infos = all.map((id) => ({ id, imports: this.getModuleInfo(id)?.dynamicallyImportedIds ?? [] }));
      const parts = [...ids, ...infos.flatMap(({ imports }) => imports)];
      const placesOf = (files: ReadonlyArray<string>) => files.map((one) => places.get(one) ?? 0);
      needed = Object.fromEntries(parts.map((id) => [fileOf(id), placesOf(stylesIn(this, [id]))]));
      const pages = infos.filter(({ id }) => ROUTES.test(id)).flatMap(({ imports }) => imports);
      const always = new Set(stylesIn(this, ids.slice(0, 1)));
      late = new Map(
        parts
          .filter((id) => !pages.includes(id) && !ids.includes(id) && !IN_PAGE.test(id))
          .map((id) => [id, stylesIn(this, [id]).filter((one) => !always.has(one))]),
      );
      latePlaces = placesOf(stylesIn(this, [...late.keys()]));
      resting = order.map((id) => {
        const importers = this.getModuleInfo(id)?.importers ?? [];
        return placesOf(
          stylesIn(
            this,
            importers.filter((one) => !ids.includes(one)),
          ),
        ).filter((place) => place < (places.get(id) ?? 0));
      });
    },
    renderChunk(code, { moduleIds }) {
      const ids = [...new Set(moduleIds.flatMap((id) => late.get(id) ?? []))];
      if (ids.length === 0) return null;
      const brought = order.filter((id) => ids.includes(id)).map(fileOf);
      const list = brought.map((file): NamedStyles => [names.get(file) ?? '', styles.get(file) ?? '']);
      return { code: `(${addMissing.toString()})(${JSON.stringify(list)});${code}`, map: null };
    },
    generateBundle() {
      const whole = order.map(fileOf).map((file, place) => ({
        name: names.get(file) ?? '',
        rules: (file === TOKENS ? propertyRules : styleRules)(styles.get(file) ?? ''),
        restsOn: resting[place] ?? [],
        ...(SETTLED_STYLES.includes(file) && { isSettled: true as const }),
        ...(file === TOKENS && { isTokens: true as const }),
        ...(!CLASSES_ONLY.test(file) && { isGlobal: true as const }),
        ...(LATER_STYLES.includes(file) && { isLater: true as const }),
      }));
      const onScreen = whole.map((module) => ({
        ...module,
        rules: module.rules.filter((rule) => !isForPaper(rule)),
      }));
      const onPaper = whole
        .map((module, place) => ({ ...module, place, rules: module.rules.filter(isForPaper) }))
        .filter(({ rules }) => rules.length > 0);
      const modules = [
        ...onScreen,
        ...onPaper.map(({ place: _place, ...module }) => ({
          ...module,
          restsOn: [],
          isLater: true as const,
        })),
      ];
      const andPaper = (places: ReadonlyArray<number>): ReadonlyArray<number> => [
        ...places,
        ...onPaper.flatMap(({ place }, i) => (places.includes(place) ? [order.length + i] : [])),
      ];
      const name = createHash('sha256').update(JSON.stringify(modules)).digest('base64url').slice(0, 8);
      const of = Object.fromEntries(Object.entries(needed).map(([file, places]) => [file, andPaper(places)]));
      const list = { name, modules, of, late: andPaper(latePlaces) } satisfies StylesOfSources;
      for (const file of ['styles', `styles-${name}`])
        this.emitFile({ type: 'asset', fileName: `.vite/${file}.json`, source: JSON.stringify(list) });
    },
  };
};
