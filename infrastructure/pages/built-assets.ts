import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from './html-document.ts';
import { pageSheet, stylesOfSources, type BuiltStyles, type StylesFor } from './page-styles.ts';

interface BuiltChunk {
  readonly file: string;
  readonly imports?: ReadonlyArray<string>;
}

/** Vite's manifest of output files, by source file, or by name when a chunk has no source file. */
type Manifest = Readonly<Record<string, BuiltChunk>>;

const FAMILIES = ['figtree', 'bricolage-grotesque'];
const FONTS = FAMILIES.map((family) => `ui/theme/fonts/${family}.woff2`);
const LATIN_FONTS = FAMILIES.map((family) => `ui/theme/fonts/${family}-latin.woff2`);

/** The files that pages with the same sources share. */
export interface BuiltAssets extends Omit<PageAssets, 'css'> {
  /** Chooses the styles of a page by its html. */
  readonly stylesFor: StylesFor;
}

/** The source files of a page, and the subset that runs in the browser. */
export interface PageSources {
  readonly sources: ReadonlyArray<string>;
  readonly scripts: ReadonlyArray<string>;
}

/** Returns the files of a page with these sources. */
export type AssetsOf = (sources: PageSources) => Promise<BuiltAssets>;

/** Source files that are on every page. */
export interface EveryPage {
  /** The entry that the boot script starts. */
  readonly entry: string;
  /** Components that only the server renders; listed for their styles. */
  readonly parts: string;
  /** Modules that inlined scripts fetch on demand, so no page preloads them. */
  readonly fetchedByScripts: ReadonlyArray<string>;
}

export interface ClientBuild {
  readonly assetsOf: AssetsOf;
  /** The URL of the file that contains a source. */
  readonly address: (source: string) => string;
  /** The text of an inlined script, by file name. */
  readonly inlined: (name: string) => string;
  /** The URL of a file without a hash in its name, with its content hash as the query. */
  readonly versioned: (name: string) => string;
}

/** Opens the build in `dist`, which contains `client` and `boot.js`. Throws when there is no build. */
export const openBuild = (dist: string, { entry, parts, fetchedByScripts }: EveryPage): ClientBuild => {
  const client = join(dist, 'client');
  if (!existsSync(join(client, '.vite', 'manifest.json'))) throw new Error(`There is no build in ${dist}`);
  const manifest = read(client, 'manifest') as Manifest;
  const inlined = (name: string): string => readFileSync(join(dist, `${name}.js`), 'utf8').trim();
  const boot = inlined('boot');
  const versioned = (name: string): string => {
    const version = createHash('sha1')
      .update(readFileSync(join(client, name)))
      .digest('base64url');
    return `/${name}?v=${version.slice(0, 8)}`;
  };
  const address = (key: string): string => `/${manifest[key]?.file ?? ''}`;
  const keyOf = keysBySource(client, manifest);
  const styles = read(client, 'styles') as BuiltStyles;
  const known = new Map<string, BuiltAssets>();

  const assetsOf = (of: PageSources): BuiltAssets => {
    const keys = [...new Set([entry, ...of.scripts].flatMap((source) => reached(manifest, keyOf(source))))];
    return {
      stylesFor: stylesOfSources(styles, [entry, parts, ...of.sources]),
      boot,
      entry: address(entry),
      chunks: keys.filter((key) => key !== entry && !fetchedByScripts.includes(key)).map(address),
      fonts: FONTS.map(address),
      latinFonts: LATIN_FONTS.map(address),
      icon: '/icon.svg',
    };
  };

  return {
    assetsOf: (of) => {
      const name = [of.sources, of.scripts].map((files) => files.join(' ')).join();
      const assets = known.get(name) ?? assetsOf(of);
      known.set(name, assets);
      return Promise.resolve(assets);
    },
    address,
    inlined,
    versioned,
  };
};

/** Reads one of the JSON lists that the client build writes for the server. */
const read = (client: string, list: string): unknown =>
  JSON.parse(readFileSync(listFile(client, list), 'utf8'));

const listFile = (client: string, list: string): string => join(client, '.vite', `${list}.json`);

/** A style sheet's file name: the build, and its modules. */
const SHEET_FILE = /^([\w-]+)\.([0-9a-z]+)\.css$/;

/**
 * Returns the text of a page's style sheet by file name, from the build in `dist` or from an earlier build with files that are still there.
 * Null when no build has it.
 */
export const builtPageSheets = (dist: string): ((file: string) => string | null) => {
  const client = join(dist, 'client');
  const builds = new Map<string, BuiltStyles>();
  const stylesOf = (name: string): BuiltStyles | null => {
    const list = `styles-${name}`;
    const known = builds.get(name);
    if (known !== undefined || !existsSync(listFile(client, list))) return known ?? null;
    const styles = read(client, list) as BuiltStyles;
    builds.set(name, styles);
    return styles;
  };
  return (file) => {
    const [, name = '', modules = ''] = SHEET_FILE.exec(file) ?? [];
    const styles = stylesOf(name);
    return styles && pageSheet(styles, modules);
  };
};

/** Finds a source file's manifest key. Several sources may share a chunk. */
const keysBySource = (client: string, manifest: Manifest): ((source: string) => string) => {
  const files = read(client, 'chunks') as Readonly<Record<string, string>>;
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  return (source) => (source in manifest ? source : (keys.get(files[source] ?? '') ?? source));
};

/** A chunk and everything it imports, dependencies first. */
const reached = (manifest: Manifest, key: string, seen = new Set<string>()): ReadonlyArray<string> => {
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(manifest[key]?.imports ?? []).flatMap((needed) => reached(manifest, needed, seen)), key];
};
