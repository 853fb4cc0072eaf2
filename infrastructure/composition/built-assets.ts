import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '../server/pages/html-document.ts';
import { pageSheet, stylesOfSources, type BuiltStyles, type StylesFor } from './page-styles.ts';

interface BuiltChunk {
  readonly file: string;
  readonly imports?: ReadonlyArray<string>;
}

/** The list of files that the client build leaves: by source file, or by name where a chunk has none. */
type Manifest = Readonly<Record<string, BuiltChunk>>;

const BROWSER_ENTRY = 'infrastructure/composition/browser.tsx';
const CONSENT_ENTRY = 'infrastructure/composition/consent.ts';
/** What of every page the server alone renders. */
const LAYOUT_PARTS = 'ui/app/layout/layout-parts.ts';
const FAMILIES = ['figtree', 'bricolage-grotesque'];
const FONTS = FAMILIES.map((family) => `ui/theme/fonts/${family}.woff2`);
const ACCENT_FONTS = FAMILIES.map((family) => `ui/theme/fonts/${family}-accents.woff2`);

/** The files of pages that are put together from the same sources. */
export interface BuiltAssets extends Omit<PageAssets, 'css'> {
  /** The styles of a page with this body. */
  readonly stylesFor: StylesFor;
}

/** The sources that a page is put together from, and those of them that the browser runs. */
export interface PageSources {
  readonly sources: ReadonlyArray<string>;
  readonly scripts: ReadonlyArray<string>;
}

/** The files of a page that is put together from these sources. */
export type AssetsOf = (sources: PageSources) => Promise<BuiltAssets>;

/** The files of each page as the build made them; `dist` holds `client` and `boot.js`. Throws when there is no build. */
export const builtAssets = (dist: string): AssetsOf => {
  const client = join(dist, 'client');
  if (!existsSync(join(client, '.vite', 'manifest.json'))) throw new Error(`There is no build in ${dist}`);
  const manifest = read(client, 'manifest') as Manifest;
  const inlined = (name: string): string => readFileSync(join(dist, `${name}.js`), 'utf8').trim();
  const [boot, consentBoot] = [inlined('boot'), inlined('consent-boot')];
  // Its name stays: what it holds tells one build's from another's.
  const versioned = (name: string): string => {
    const version = createHash('sha1')
      .update(readFileSync(join(client, name)))
      .digest('base64url');
    return `/${name}?v=${version.slice(0, 8)}`;
  };
  const hours = { en: versioned('hours.js'), es: versioned('hours-es.js'), fr: versioned('hours-fr.js') };
  const saved = versioned('saved.js');
  const address = (key: string): string => `/${manifest[key]?.file ?? ''}`;
  const keyOf = keysBySource(client, manifest);
  const styles = read(client, 'styles') as BuiltStyles;
  const known = new Map<string, BuiltAssets>();

  const assetsOf = (of: PageSources): BuiltAssets => {
    const keys = [
      ...new Set([BROWSER_ENTRY, ...of.scripts].flatMap((source) => reached(manifest, keyOf(source)))),
    ];
    return {
      stylesFor: stylesOfSources(styles, [BROWSER_ENTRY, LAYOUT_PARTS, ...of.sources]),
      boot,
      entry: address(BROWSER_ENTRY),
      consentBoot,
      consentEntry: address(CONSENT_ENTRY),
      hours,
      saved,
      chunks: keys.filter((key) => key !== BROWSER_ENTRY && key !== CONSENT_ENTRY).map(address),
      fonts: FONTS.map(address),
      accentFonts: ACCENT_FONTS.map(address),
      icon: '/icon.svg',
    };
  };

  return (of) => {
    const name = [of.sources, of.scripts].map((files) => files.join(' ')).join();
    const assets = known.get(name) ?? assetsOf(of);
    known.set(name, assets);
    return Promise.resolve(assets);
  };
};

/** One of the lists that the client build leaves for the server. */
const read = (client: string, list: string): unknown =>
  JSON.parse(readFileSync(listFile(client, list), 'utf8'));

const listFile = (client: string, list: string): string => join(client, '.vite', `${list}.json`);

/** What is asked for below the folder of pages' sheets: the build, and its modules. */
const SHEET_FILE = /^([\w-]+)\.([0-9a-z]+)\.css$/;

/**
 * The sheets of pages of the build in `dist`, and of those before it whose files are kept, by the name of their file; null where there
 * is none of that name.
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

/** Where a source file's chunk is listed; several may share one. */
const keysBySource = (client: string, manifest: Manifest): ((source: string) => string) => {
  const files = read(client, 'chunks') as Readonly<Record<string, string>>;
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  return (source) => (source in manifest ? source : (keys.get(files[source] ?? '') ?? source));
};

/** A chunk and all that it needs, those first. */
const reached = (manifest: Manifest, key: string, seen = new Set<string>()): ReadonlyArray<string> => {
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(manifest[key]?.imports ?? []).flatMap((needed) => reached(manifest, needed, seen)), key];
};
