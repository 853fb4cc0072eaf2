import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '../server/html-document.ts';

interface BuiltChunk {
  readonly file: string;
  readonly imports?: ReadonlyArray<string>;
  readonly css?: ReadonlyArray<string>;
}

/** The list of files that the client build leaves: by source file, or by name where a chunk has none. */
type Manifest = Readonly<Record<string, BuiltChunk>>;

const BROWSER_ENTRY = 'infrastructure/composition/browser.tsx';
const CONSENT_ENTRY = 'infrastructure/composition/consent.ts';
const FONT = 'ui/theme/fonts/bricolage-grotesque.woff2';

/** The files of each page as the build made them; `dist` holds `client` and `boot.js`. Throws when there is no build. */
export const builtAssets = (dist: string): ((sources: ReadonlyArray<string>) => Promise<PageAssets>) => {
  const client = join(dist, 'client');
  if (!existsSync(join(client, '.vite', 'manifest.json'))) throw new Error(`There is no build in ${dist}`);
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const inlined = (name: string): string => readFileSync(join(dist, `${name}.js`), 'utf8').trim();
  const [boot, consentBoot] = [inlined('boot'), inlined('consent-boot')];
  const address = (key: string): string => `/${manifest[key]?.file ?? ''}`;
  const keyOf = keysBySource(client, manifest);
  const known = new Map<string, PageAssets>();

  const assetsOf = (sources: ReadonlyArray<string>): PageAssets => {
    const keys = [
      ...new Set([BROWSER_ENTRY, ...sources].flatMap((source) => reached(manifest, keyOf(source)))),
    ];
    const sheets = [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))];
    return {
      css: sheets.map((sheet) => readFileSync(join(client, sheet), 'utf8').trim()).join('\n'),
      boot,
      entry: address(BROWSER_ENTRY),
      consentBoot,
      consentEntry: address(CONSENT_ENTRY),
      chunks: keys.filter((key) => key !== BROWSER_ENTRY && key !== CONSENT_ENTRY).map(address),
      font: address(FONT),
      icon: '/icon.svg',
    };
  };

  return (sources) => {
    const name = sources.join(' ');
    const assets = known.get(name) ?? assetsOf(sources);
    known.set(name, assets);
    return Promise.resolve(assets);
  };
};

/** Where a source file's chunk is listed; several may share one. */
const keysBySource = (client: string, manifest: Manifest): ((source: string) => string) => {
  const files = JSON.parse(readFileSync(join(client, '.vite', 'chunks.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  return (source) => (source in manifest ? source : (keys.get(files[source] ?? '') ?? source));
};

/** A chunk and all that it needs, those first. */
const reached = (manifest: Manifest, key: string, seen = new Set<string>()): ReadonlyArray<string> => {
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(manifest[key]?.imports ?? []).flatMap((needed) => reached(manifest, needed, seen)), key];
};
