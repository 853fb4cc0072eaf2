import type { SavedKind } from '../../../domain/visitor/saved-pages.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';
import type { PageHead, SiteFacts } from '../../../application/visitor/read-page/page-head.ts';

/** Everything that a page's html is put together from. */
export interface DocumentParts {
  readonly site: SiteFacts;
  readonly head: PageHead;
  /** The language of its content where that is none of the site's, whose own parts are English then. */
  readonly writtenIn?: string | undefined;
  readonly body: string;
  /** What icons in the body refer to, as html. */
  readonly icons: string;
  /** What the application resumes from: JSON in an element of that id, or in a file of that address. */
  readonly data: { readonly id: string; readonly json: string } | { readonly address: string };
  readonly assets: PageAssets;
  /** What is next to the application, as html: nothing, or the question about measuring. */
  readonly beside: string;
  /** Whether the body holds the hours of dealers, which a script reads. */
  readonly hasHours: boolean;
  /** Whether the page is a guide, which its visitor may come back to. */
  readonly isGuide: boolean;
  /** Whether the application starts by itself, to settle what the page shows. */
  readonly startsAfterLoad: boolean;
}

/** The styles of one page. */
export interface PageStyles {
  /** Those of the components that its first window shows. */
  readonly css: string;
  /** The address of the sheet of all others, which its body links. */
  readonly sheet: string;
}

/** The files of one page, as the build made them. */
export interface PageAssets extends Pick<PageStyles, 'css'> {
  /** The script that is inlined and starts the application; and what it starts, with its further chunks. */
  readonly boot: string;
  readonly entry: string;
  readonly chunks: ReadonlyArray<string>;
  /** Where visitors are asked about measuring: the script that is inlined before the other, and what it fetches for that. */
  readonly consentBoot: string;
  readonly consentEntry: string;
  /** The script that reads the hours of dealers, in each language. */
  readonly hours: { readonly [language in SiteLanguage]: string };
  /** The script that notes pages that are left. */
  readonly saved: string;
  /** The font files that are fetched first. */
  readonly fonts: ReadonlyArray<string>;
  /** Those with the letters that English has not, fetched with them on pages in other languages. */
  readonly accentFonts: ReadonlyArray<string>;
  readonly icon: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it is in html, between tags or in a quoted attribute. */
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** JSON that cannot end the script element it is in. */
export const embeddable = (json: string): string =>
  json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What a script finds in its `dataset`; values that are empty or null are left out. */
const attributesOf = (dataset: Readonly<Record<string, string | null>>): string =>
  Object.entries(dataset)
    .map(([name, value]) => (value ? ` data-${name}="${escape(value)}"` : ''))
    .join('');

/** Pages that a pointer rests on are fetched ahead; a constant, so that the policy can name its hash. */
export const SPECULATION_RULES = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';

const GUIDE: SavedKind = 'guide';

const lowScript = (address: string): string =>
  `<script src="${address}" type="module" fetchpriority="low"></script>`;

/** A page's whole html. The inlined style and scripts are constant per build: the policy names their hashes. */
export const htmlDocument = ({
  site,
  head,
  writtenIn,
  body,
  icons,
  data,
  assets,
  beside,
  hasHours,
  isGuide,
  startsAfterLoad,
}: DocumentParts): string => {
  const isEnglish = (head.language ?? 'en') === 'en';
  const canonical = head.canonicalPath === null ? null : `${site.siteUrl}${head.canonicalPath}`;
  const metadata = [
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    canonical && `<link rel="canonical" href="${escape(canonical)}">`,
    ...(head.alternates ?? []).map(
      ({ language, path }) =>
        `<link rel="alternate" hreflang="${escape(language)}" href="${escape(`${site.siteUrl}${path}`)}">`,
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
    }).map(([property, content]) => content && `<meta property="${property}" content="${escape(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...head.structuredData.map(
      (object) => `<script type="application/ld+json">${embeddable(JSON.stringify(object))}</script>`,
    ),
  ];
  return [
    `<!doctype html><html lang="${writtenIn ?? head.language ?? 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(isEnglish ? assets.fonts : [...assets.fonts, ...assets.accentFonts]).map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${assets.css}</style>`,
    ...metadata.filter(Boolean),
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">`,
    '<meta name="theme-color" content="#0f2a33"></head>',
    `<body${attributesOf({ saves: isGuide ? GUIDE : null })}>${icons}<div id="root"${writtenIn === undefined ? '' : ' lang="en"'}>${body}</div>${beside}`,
    'json' in data ? `<script type="application/json" id="${data.id}">${embeddable(data.json)}</script>` : '',
    hasHours ? lowScript(assets.hours[head.language ?? 'en']) : '',
    isGuide || body.includes(' data-saves=') ? lowScript(assets.saved) : '',
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    beside === '' ? '' : `<script data-consent="${assets.consentEntry}">${assets.consentBoot}</script>`,
    `<script${attributesOf({
      entry: assets.entry,
      chunks: assets.chunks.join(' '),
      resume: 'address' in data ? data.address : null,
    })}${startsAfterLoad ? ' data-pending' : ''}>${assets.boot}</script></body></html>`,
  ].join('');
};
