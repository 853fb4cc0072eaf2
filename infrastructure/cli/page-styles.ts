import { createHash } from 'node:crypto';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltStyles } from '../pages/page-styles.ts';
import type { BuiltFiles } from './build-styles.ts';
import { LAYER_ORDER } from './cascade-layers.ts';
import { closureOf, inImportOrder, type ModuleGraph } from './module-graph.ts';
import { styleFiles } from './style-files.ts';

const STYLES = /\.css$/;
/** The modules that import pages and blocks late: the server knows which of these a page has. */
const ROUTES = /\/ui\/(app\/routes|blocks\/registry)\.ts$/;
/** What every first window needs, whatever the page shows. */
const FIRST = ['ui/theme/tokens.css', 'ui/theme/base.css'];
/** Styles of a part of the first window that is not shown yet: closed until the visitor opens it, or moving only after a while. */
const DEFERRED = /\.deferred\.module\.css$/;
/** What is loaded late for what is in the page already: its page has its styles, too. */
const IN_PAGE =
  /\/infrastructure\/composition\/browser\/browser-[a-z-]+\.ts$|\/ui\/searching\/[a-z-]+\.tsx?$|\/ui\/blocks\/[a-z-]+\/opened-[a-z-]+\.tsx$/;

/**
 * Keeps the styles of pages out of the files of the browser, and writes down, in `.vite/styles.json`, which modules each part of a
 * page needs, so that the server can choose among them; under the build's name, too, for pages that a later build finds kept. A part
 * that opens late has a sheet of its own, which the bundler fetches with its code.
 */
export const pageStyles = (
  root: string,
  { entries, styles }: { readonly entries: ReadonlyArray<string>; readonly styles: BuiltFiles },
): Plugin => {
  const names = styleFiles(root);
  const fileOf = (id: string): string => relative(root, id).replaceAll('\\', '/');
  const cssOf = (files: ReadonlyArray<string>): string =>
    files.map((file) => styles.get(file) ?? '').join('');
  const namesOf = (files: ReadonlyArray<string>) => files.map((file) => names.get(file) ?? '');
  let order: ReadonlyArray<string> = [];
  let late = new Map<string, ReadonlyArray<string>>();
  let of: Record<string, ReadonlyArray<string>> = {};

  const stylesIn = (graph: ModuleGraph, ids: ReadonlyArray<string>): ReadonlyArray<string> => {
    const reached = new Set([...closureOf(graph, ids)].map(fileOf));
    return order.filter((file) => reached.has(file));
  };

  return {
    name: 'page-styles',
    // The classes are exported all the same; their rules are built elsewhere.
    transform: (_code, id) => (STYLES.test(id) ? { code: '', map: null } : null),
    buildEnd() {
      const ids = entries.map((entry) => join(root, entry));
      const all = inImportOrder(this, ids);
      order = all.filter((id) => STYLES.test(id)).map(fileOf);
      const infos = all.map((id) => ({ id, imports: this.getModuleInfo(id)?.dynamicallyImportedIds ?? [] }));
      const parts = [...ids, ...infos.flatMap(({ imports }) => imports)];
      of = Object.fromEntries(parts.map((id) => [fileOf(id), namesOf(stylesIn(this, [id]))]));
      const pages = infos.filter(({ id }) => ROUTES.test(id)).flatMap(({ imports }) => imports);
      const always = new Set(stylesIn(this, ids.slice(0, 1)));
      late = new Map(
        parts
          .filter((id) => !pages.includes(id) && !ids.includes(id) && !IN_PAGE.test(id))
          .map((id) => [id, stylesIn(this, [id]).filter((file) => !always.has(file))]),
      );
    },
    renderChunk(_code, chunk) {
      const files = late.get(chunk.facadeModuleId ?? '') ?? [];
      if (files.length === 0) return null;
      const name = basename(chunk.name).replace(/\.\w+$/, '.css');
      const sheet = this.emitFile({ type: 'asset', name: `${name}.css`, source: cssOf(files) });
      chunk.viteMetadata?.importedCss.add(this.getFileName(sheet));
      return null;
    },
    generateBundle() {
      const modules = order.map((file) => [names.get(file) ?? '', cssOf([file])] as const);
      const name = createHash('sha256').update(JSON.stringify(modules)).digest('base64url').slice(0, 8);
      const first = namesOf(FIRST);
      const later = namesOf(order.filter((file) => DEFERRED.test(file)));
      const list: BuiltStyles = { name, layers: LAYER_ORDER, modules, first, later, of };
      for (const file of ['styles', `styles-${name}`])
        this.emitFile({ type: 'asset', fileName: `.vite/${file}.json`, source: JSON.stringify(list) });
    },
  };
};
