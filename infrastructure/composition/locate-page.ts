import type { ReadPageView } from '../../application/visitor/read-page/read-page-view.ts';
import { contentPageModule } from '../../ui/app/content-page/content-page-module.ts';
import { routeFor } from '../../ui/app/load-page.ts';
import type { PageModule } from '../../ui/app/page-module.ts';
import type { BlockDefinitions } from '../../ui/blocks/load-definitions.ts';
import { wrappersFor } from './capabilities/server-capabilities.ts';

/** A page with its content, its module and its source files. */
export interface FoundPage {
  readonly path: string;
  /** Null when the page has its own route instead of content. */
  readonly read: ReadPageView | null;
  readonly module: PageModule;
  readonly sources: ReadonlyArray<string>;
  /** The subset of `sources` that runs in the browser. */
  readonly scripts: ReadonlyArray<string>;
}

export type LocatePage = (path: string, read: ReadPageView | null) => Promise<FoundPage>;

/** Finds the page of a path. The result for a content page is cached as long as its content. */
export const locatePage = (definitions: BlockDefinitions): LocatePage => {
  const known = new WeakMap<ReadPageView, Promise<FoundPage>>();

  const locate: LocatePage = async (path, read) => {
    if (read?.kind === 'found') {
      const module = await contentPageModule(read.page, definitions, wrappersFor);
      const { sources = [], scripts = sources } = module;
      return { path, read, module, sources, scripts };
    }
    const route = routeFor(path, read);
    const sources = [route.source];
    return {
      path,
      read,
      module: await route.load(path),
      sources,
      scripts: sources,
    };
  };

  return (path, read) => {
    if (read?.kind !== 'found') return locate(path, read);
    const found = known.get(read) ?? locate(path, read);
    known.set(read, found);
    return found;
  };
};
