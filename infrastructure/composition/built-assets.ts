import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '../server/pages/html-document.ts';
import { LATE_STYLES_FOLDER } from '../server/routes/asset-routes.ts';
import { HOLD_BACK, lateCss, lateKey } from './late-styles.ts';
import { cssOf, partedAtFirstWindow, type PartRules, type StyleRule } from './rules-in-page.ts';

interface BuiltChunk {
  readonly file: string;
  readonly imports?: ReadonlyArray<string>;
}

/** The styles of the client build by style file, in the order in which they stand in a page. */
export interface StylesOfSources {
  /** The name of these styles: those of no other build have it. */
  readonly name: string;
  readonly modules: ReadonlyArray<{
    readonly name: string;
    readonly rules: ReadonlyArray<StyleRule>;
    /** The style files that its component is put together from. */
    readonly restsOn: ReadonlyArray<number>;
    /** Where the browser never comes to show more of it than the server has rendered, though it may run its part. */
    readonly isSettled?: true;
    /** Where its rules are for elements of all files. */
    readonly isGlobal?: true;
    /** Where its rules are custom properties. */
    readonly isTokens?: true;
    /** Where no first window needs it, whatever it shows. */
    readonly isLater?: true;
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
/** What of every page the server alone renders. */
const LAYOUT_PARTS = 'ui/app/layout/layout-parts.ts';
const FAMILIES = ['figtree', 'bricolage-grotesque'];
const FONTS = FAMILIES.map((family) => `ui/theme/fonts/${family}.woff2`);
const ACCENT_FONTS = FAMILIES.map((family) => `ui/theme/fonts/${family}-accents.woff2`);

/** The files of pages that are put together from the same sources. */
export interface BuiltAssets extends Omit<PageAssets, keyof ParedStyles> {
  /** The names of their styles that parts which open late would bring. */
  readonly styles: ReadonlyArray<string>;
  /** The styles that a page needs for this html. */
  readonly stylesFor: (html: string) => ParedStyles;
}

/** The styles of a page: those in its html, and the address of the others. */
type ParedStyles = Pick<PageAssets, 'css' | 'lateStyles'>;

/** The sources that a page is put together from; those of them that the browser runs; of these, what may come to look different. */
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
  JSON.parse(readFileSync(listFile(client, list), 'utf8'));

const listFile = (client: string, list: string): string => join(client, '.vite', `${list}.json`);

/** Fewer characters of styles than this are not worth a file of their own. */
const MIN_LATE_CHARACTERS = 4_000;

/** The styles of the parts of a page, always in the same order, and the names of those that parts which open late may lack. */
const stylesBySource = ({ name, modules, of, late }: StylesOfSources) => {
  const always = new Set(of[BROWSER_ENTRY]);
  const opensLate = new Set(late);
  const placesOf = (sources: ReadonlyArray<string>) => sources.flatMap((source) => of[source] ?? []);
  return ({ sources, living }: PageSources): Pick<BuiltAssets, 'stylesFor' | 'styles'> => {
    const places = new Set([...always, ...placesOf([LAYOUT_PARTS, ...sources])]);
    const changing = new Set(placesOf([BROWSER_ENTRY, ...living]));
    const inPage = [...places].sort((one, other) => one - other);
    const parts = inPage.map((place): PartRules => ({
      place,
      rules: modules[place]?.rules ?? [],
      restsOn: modules[place]?.restsOn ?? [],
      isLiving:
        modules[place]?.isTokens !== true &&
        (opensLate.has(place) || (changing.has(place) && modules[place]?.isSettled !== true)),
      isGlobal: modules[place]?.isGlobal === true,
      isTokens: modules[place]?.isTokens === true,
      isLater: modules[place]?.isLater === true,
    }));
    return {
      stylesFor: partedAtFirstWindow(parts, (firstCss, rest, all) =>
        cssOf(rest).length < MIN_LATE_CHARACTERS
          ? { css: cssOf(all), lateStyles: null }
          : {
              css: firstCss + HOLD_BACK,
              lateStyles: `${LATE_STYLES_FOLDER}${name}.${lateKey(modules, rest)}.css`,
            },
      ),
      styles: [
        ...new Set(
          inPage
            .filter((place) => opensLate.has(place) && !always.has(place))
            .map((place) => modules[place]?.name ?? ''),
        ),
      ],
    };
  };
};

/** What is asked for below the folder of late styles: the build, and what names them in it. */
const LATE_FILE = /^([\w-]+)\.([\w-]+)\.css$/;

/**
 * The styles that pages of the build in `dist`, and of those before it whose files are kept, fetch late, by the name of their
 * file; null where there are none of that name.
 */
export const builtLateStyles = (dist: string): ((file: string) => string | null) => {
  const builds = new Map<string, StylesOfSources | null>();
  const stylesOf = (name: string): StylesOfSources | null => {
    const list = `styles-${name}`;
    const isKept = existsSync(listFile(join(dist, 'client'), list));
    const styles =
      builds.get(name) ?? (isKept ? (read(join(dist, 'client'), list) as StylesOfSources) : null);
    if (styles !== null) builds.set(name, styles);
    return styles;
  };
  return (file) => {
    const [, name = '', key = ''] = LATE_FILE.exec(file) ?? [];
    const styles = stylesOf(name);
    return styles === null ? null : lateCss(styles.modules, key);
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
