import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '../server/pages/html-document.ts';
import { rulesInPage, type StyleRule } from './rules-in-page.ts';

interface BuiltChunk {
  readonly file: string;
  readonly imports?: ReadonlyArray<string>;
}

/** The styles of the client build by style file, in the order in which they stand in a page. */
export interface StylesOfSources {
  readonly modules: ReadonlyArray<{
    readonly name: string;
    readonly rules: ReadonlyArray<StyleRule>;
    /** Where the browser never comes to show more of it than the server has rendered, though it may run its part. */
    readonly isSettled?: true;
  }>;
  /** Which of them each source file needs. */
  readonly of: Readonly<Record<string, ReadonlyArray<number>>>;
  /** Those that parts which open late need too: they count on it that a page which has one of them has all of its rules. */
  readonly late: ReadonlyArray<number>;
}

/** The list of files that the client build leaves: by source file, or by name where a chunk has none. */
type Manifest = Readonly<Record<string, BuiltChunk>>;

const BROWSER_ENTRY = 'infrastructure/composition/browser.tsx';
const CONSENT_ENTRY = 'infrastructure/composition/consent.ts';
const FAMILIES = ['figtree', 'bricolage-grotesque'];
const FONTS = FAMILIES.map((family) => `ui/theme/fonts/${family}.woff2`);
const ACCENT_FONTS = FAMILIES.map((family) => `ui/theme/fonts/${family}-accents.woff2`);

/** The files of pages that are put together from the same sources. */
export interface BuiltAssets extends Omit<PageAssets, 'css'> {
  /** The styles that a page needs for this html. */
  readonly cssFor: (html: string) => string;
}

/** The sources that a page is put together from; those of them that the browser runs; and of these, what may come to look different. */
export interface PageSources {
  readonly sources: ReadonlyArray<string>;
  readonly scripts: ReadonlyArray<string>;
  readonly living: ReadonlyArray<string>;
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
  const address = (key: string): string => `/${manifest[key]?.file ?? ''}`;
  const keyOf = keysBySource(client, manifest);
  const stylesOf = stylesBySource(read(client, 'styles') as StylesOfSources);
  const known = new Map<string, BuiltAssets>();

  const assetsOf = (of: PageSources): BuiltAssets => {
    const keys = [
      ...new Set([BROWSER_ENTRY, ...of.scripts].flatMap((source) => reached(manifest, keyOf(source)))),
    ];
    return {
      ...stylesOf(of),
      boot,
      entry: address(BROWSER_ENTRY),
      consentBoot,
      consentEntry: address(CONSENT_ENTRY),
      chunks: keys.filter((key) => key !== BROWSER_ENTRY && key !== CONSENT_ENTRY).map(address),
      fonts: FONTS.map(address),
      accentFonts: ACCENT_FONTS.map(address),
      icon: '/icon.svg',
    };
  };

  return (of) => {
    const name = [of.sources, of.scripts, of.living].map((files) => files.join(' ')).join();
    const assets = known.get(name) ?? assetsOf(of);
    known.set(name, assets);
    return Promise.resolve(assets);
  };
};

/** One of the lists that the client build leaves for the server. */
const read = (client: string, list: string): unknown =>
  JSON.parse(readFileSync(join(client, '.vite', `${list}.json`), 'utf8'));

/** The styles of the parts of a page, always in the same order, and the names of those that not every page has. */
const stylesBySource = ({ modules, of, late }: StylesOfSources) => {
  const always = new Set(of[BROWSER_ENTRY]);
  const opensLate = new Set(late);
  return ({ sources, living }: PageSources): Pick<BuiltAssets, 'cssFor' | 'styles'> => {
    const places = new Set([...always, ...sources.flatMap((source) => of[source] ?? [])]);
    const changing = new Set([BROWSER_ENTRY, ...living].flatMap((source) => of[source] ?? []));
    const isLiving = (place: number): boolean =>
      opensLate.has(place) || (changing.has(place) && modules[place]?.isSettled !== true);
    const inPage = [...places].sort((one, other) => one - other);
    return {
      cssFor: rulesInPage(
        inPage.map((place) => ({ rules: modules[place]?.rules ?? [], isLiving: isLiving(place) })),
      ),
      styles: inPage.filter((place) => !always.has(place)).map((place) => modules[place]?.name ?? ''),
    };
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
