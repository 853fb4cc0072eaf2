import { escapeHtml } from '../../domain/content/html/escape-html.ts';
import { SITE_LANGUAGES } from '../../domain/content/site-language.ts';
import type { PageHead, SiteFacts } from '../../application/visitor/read-page/page-head.ts';

/** The parts of a page's html. */
export interface DocumentParts {
  readonly site: SiteFacts;
  readonly head: PageHead;
  /** The content's language if the site doesn't have it. The site's own parts are in English then. */
  readonly writtenIn?: string | undefined;
  readonly body: string;
  /** The html of the SVG symbols that icons in the body use. */
  readonly icons: string;
  /** The hydration data: JSON in an element with this id, or a file with this URL. */
  readonly data: { readonly id: string; readonly json: string } | { readonly address: string };
  readonly assets: PageAssets;
  /** The line on each printed sheet, which screens don't show. */
  readonly printed: string;
  /** Html after the application's root that isn't hydrated. */
  readonly appended: string;
  /** The `data-` attributes of the body, by name. Null omits an attribute. */
  readonly marks: Readonly<Record<string, string | null>>;
  /** Scripts in addition to the boot script. */
  readonly scripts: {
    /** URLs of small scripts with low fetch priority. */
    readonly deferred: ReadonlyArray<string>;
    /** Scripts that are inlined before the boot script. */
    readonly inlined: ReadonlyArray<InlinedScript>;
  };
  /** Whether the application starts without an interaction, to load what is missing on the page. */
  readonly startsAfterLoad: boolean;
}

/** An inlined script with its `data-` attributes. */
interface InlinedScript {
  readonly dataset: Readonly<Record<string, string | null>>;
  readonly text: string;
}

export interface PageStyles {
  /** The styles of the components above the fold. */
  readonly css: string;
  /** The URL of the style sheet with all other styles; the body links it. */
  readonly sheet: string;
}

/** The built files of one page. */
export interface PageAssets extends Pick<PageStyles, 'css'> {
  /** `boot` is the inlined script that starts the application, `entry` the module that it imports, `chunks` the modules to preload. */
  readonly boot: string;
  readonly entry: string;
  readonly chunks: ReadonlyArray<string>;
  /** The font files to preload. */
  readonly fonts: ReadonlyArray<string>;
  /** The font files of pages in other languages, with accented letters. */
  readonly latinFonts: ReadonlyArray<string>;
  readonly icon: string;
}

/** Escapes JSON so that it can't close the script element around it. */
export const embeddable = (json: string): string =>
  json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Renders a `dataset` as attributes. Empty and null values are omitted. */
const attributesOf = (dataset: Readonly<Record<string, string | null>>): string =>
  Object.entries(dataset)
    .map(([name, value]) => (value ? ` data-${name}="${escapeHtml(value)}"` : ''))
    .join('');

/** Prefetches pages when the pointer rests on a link. A constant, so that the CSP can name its hash. */
export const SPECULATION_RULES = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';

const lowScript = (address: string): string =>
  `<script src="${address}" type="module" fetchpriority="low"></script>`;

/** Renders a page's html document. Its inlined style and scripts are constant per build, and the CSP names their hashes. */
export const htmlDocument = ({
  site,
  head,
  writtenIn,
  body,
  icons,
  data,
  assets,
  printed,
  appended,
  marks,
  scripts,
  startsAfterLoad,
}: DocumentParts): string => {
  const isEnglish = (head.language ?? 'en') === 'en';
  const canonical = head.canonicalPath === null ? null : `${site.siteUrl}${head.canonicalPath}`;
  const metadata = [
    `<title>${escapeHtml(head.title)}</title>`,
    head.description !== '' && `<meta name="description" content="${escapeHtml(head.description)}">`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(head.alternates ?? []).map(
      ({ language, path }) =>
        `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(`${site.siteUrl}${path}`)}">`,
    ),
    !head.isListed && '<meta name="robots" content="noindex">',
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': site.brandName,
      'og:title': head.title,
      'og:description': head.description,
      'og:url': canonical,
      'og:image': new URL(head.image ?? '/share-image.jpg', site.siteUrl).href,
      'og:locale': SITE_LANGUAGES[head.language ?? 'en'].locale.replace('-', '_'),
    }).map(
      ([property, content]) => content && `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...head.structuredData.map(
      (object) => `<script type="application/ld+json">${embeddable(JSON.stringify(object))}</script>`,
    ),
  ];
  return [
    `<!doctype html><html lang="${writtenIn ?? head.language ?? 'en'}" data-printed="${escapeHtml(printed)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(isEnglish ? assets.fonts : assets.latinFonts).map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${assets.css}</style>`,
    ...metadata.filter(Boolean),
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">`,
    '<meta name="theme-color" content="#0f2a33"></head>',
    `<body${attributesOf(marks)}>${icons}<div id="root"${writtenIn === undefined ? '' : ' lang="en"'}>${body}</div>${appended}`,
    'json' in data ? `<script type="application/json" id="${data.id}">${embeddable(data.json)}</script>` : '',
    ...scripts.deferred.map(lowScript),
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    ...scripts.inlined.map(({ dataset, text }) => `<script${attributesOf(dataset)}>${text}</script>`),
    `<script${attributesOf({
      entry: assets.entry,
      chunks: assets.chunks.join(' '),
      resume: 'address' in data ? data.address : null,
    })}${startsAfterLoad ? ' data-pending' : ''}>${assets.boot}</script></body></html>`,
  ].join('');
};
