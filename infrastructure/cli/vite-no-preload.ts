import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const APPLICATION = /\/infrastructure\/composition\/browser\.tsx$/;
/** What is loaded late for what already stands in the page: it brings nothing of its own that is seen. */
const UNSEEN = /\/infrastructure\/composition\/browser-[a-z]+\.ts$|\/ui\/searching\/addressed-search\.tsx$/;
const ROUTES = /\/ui\/(app\/routes|blocks\/registry)\.ts$/;

/** A module that is imported late, up to the list of what the build tool would fetch before it. */
const LATE_IMPORT =
  /import\(([`'"])\.\/(?<file>[^`'"]+)\1\)(?<between>(?:(?!import\().)*?)__vite__mapDeps\(\[(?<places>[\d,]*)\]\)/gs;
/** The files that those lists count. */
const FILES = /\bm\.f=(\[[^\]]*\])/;

/**
 * Nothing is fetched ahead that a page has already: the styles of a page are inlined in its html, and no script leads from
 * page to page. Before a part that is imported late (a modal) its styles are fetched, but for those that stand in the page
 * with the part that imports it.
 */
export const noPreload: Plugin = {
  name: 'nothing-ahead',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const routes = [...this.getModuleIds()].filter((id) => ROUTES.test(id));
      const pages = new Set(routes.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const entry = chunks.find(({ facadeModuleId }) => APPLICATION.test(facadeModuleId ?? ''));
      for (const chunk of chunks) {
        const there = new Set([chunk, ...(entry ? [entry] : [])].flatMap((from) => stylesOf(from, bundle)));
        chunk.code = withoutKnown(chunk.code, chunks, pages, there);
      }
    },
  },
};

const withoutKnown = (
  code: string,
  chunks: ReadonlyArray<Chunk>,
  pages: ReadonlySet<string>,
  there: ReadonlySet<string>,
): string => {
  const files = JSON.parse(FILES.exec(code)?.[1] ?? '[]') as ReadonlyArray<string>;
  return code.replace(LATE_IMPORT, (...match) => {
    const { file, between, places } = match.at(-1) as Record<'file' | 'between' | 'places', string>;
    const late = chunks.find(({ fileName }) => fileName.endsWith(`/${file}`));
    const isPage =
      late?.moduleIds.some((id) => pages.has(id)) === true || UNSEEN.test(late?.facadeModuleId ?? '');
    const needed = places.split(',').filter((place) => {
      const name = files[Number(place)];
      return !isPage && name?.endsWith('.css') === true && !there.has(name);
    });
    const list = needed.length === 0 ? '[]' : `__vite__mapDeps([${needed.join(',')}])`;
    return `import(\`./${file}\`)${between}${list}`;
  });
};

/** The styles of a chunk and of all that it imports at once. */
const stylesOf = (
  chunk: Chunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): ReadonlyArray<string> => {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const part = bundle[name];
    return part?.type === 'chunk' ? stylesOf(part, bundle, seen) : [];
  });
  return [...(chunk.viteMetadata?.importedCss ?? []), ...imported];
};
