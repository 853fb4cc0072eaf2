import { createHash } from 'node:crypto';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltStyles } from '../pages/page-styles.ts';
import type { BuiltFiles } from './build-styles.ts';
import { LAYER_ORDER } from './cascade-layers.ts';
import { closureOf, inImportOrder, type ModuleGraph } from './module-graph.ts';
import { styleFiles } from './style-files.ts';

const STYLES = /\.css$/;
/** The modules that import pages and blocks lazily. The server knows which of these a page has. */
const ROUTES = /\/ui\/(app\/routes|blocks\/registry)\.ts$/;
/** Styles that every page needs above the fold. */
const FIRST = ['ui/theme/tokens.css', 'ui/theme/base.css'];
/** Styles of hidden or delayed parts above the fold, such as closed menus and late animations. */
const DEFERRED = /\.deferred\.module\.css$/;
/** Lazy code for components that the page already shows, so the page has its styles too. */
const IN_PAGE =
  /\/infrastructure\/composition\/browser\/browser-[a-z-]+\.ts$|\/ui\/searching\/[a-z-]+\.tsx?$|\/ui\/blocks\/[a-z-]+\/opened-[a-z-]+\.tsx$/;

/**
 * Removes the styles of pages from the client's files and writes the modules that each part of a page needs to `.vite/styles.json`, from
 * which the server chooses. Also writes them under the build's name, for pages cached from an earlier build. A part that loads lazily has
 * its own style sheet, which the bundler fetches with its code.
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
    // Keeps the class names but drops the rules, which `buildStyles` builds.
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
