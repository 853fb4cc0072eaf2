import { createHash } from 'node:crypto';
import { DEALER_TEXTS } from '../../../application/visitor/dealer-texts/translated.ts';
import { mapAddress } from '../../../application/visitor/find-dealers/search-address.ts';
import { STREET_MAP_TEXTS } from '../../../application/visitor/find-dealers/street-map-page-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { addressOf, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { DealerMap } from '../../../domain/map/dealer-map.ts';
import type { StreetMap } from '../../../domain/map/street-map.ts';
import type { Settings } from '../../settings/settings.ts';
import { escapeHtml } from '../../../domain/content/html/escape-html.ts';
import { embeddable } from '../../pages/html-document.ts';

const STYLE = [
  'body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#0f2a33;background:#fff}',
  'main{display:grid;gap:1rem;max-width:72rem;margin:0 auto;padding:1.5rem}',
  'h1{margin:0;font-size:1.75rem;line-height:1.2}p{margin:0}a{color:#0b5f7a}',
  '.back{display:inline-flex;align-items:center;min-height:44px}',
  '#street-map{position:relative;height:min(70vh,40rem);min-height:20rem}#street-map[hidden]{display:none}',
  '#street-map:not([hidden])~img{display:none}img{width:100%;max-width:40rem;height:auto}',
  '.marker{min-width:32px;height:32px;padding:0;border:2px solid #fff;border-radius:16px;background:#c2410c;color:#fff;font:700 15px/1 system-ui,sans-serif;cursor:pointer}',
  'ol{margin:0;padding-left:2em}',
  '#street-map-load{min-height:48px;margin-right:.75rem;padding:8px 24px;border:2px solid #0b5f7a;border-radius:10px;background:#fff;color:#0b5f7a;font:600 1rem/1.2 system-ui,sans-serif;cursor:pointer}',
].join('');

/** The paths that the build gives to the page's files. */
const FILES = {
  script: '/street-map.js',
  library: '/street-map/maplibre-gl.mjs',
  sheet: '/street-map/maplibre-gl.css',
};

/** Scripts and workers come from this site. Tiles, glyphs and images come from any https host that the style names. */
const policyFor = (style: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "img-src 'self' data: blob: https:",
    `connect-src 'self' https: ${new URL(style).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The settings of street maps: the URL of the map style, and the brand name. */
export interface StreetMaps {
  readonly style: string;
  readonly brandName: string;
}

/** Street maps as the operator's settings define them. Null means street maps are off. */
export const streetMapsOf = ({
  mapStyleUrl: style,
  brandName,
}: Pick<Settings, 'mapStyleUrl' | 'brandName'>): StreetMaps | null =>
  style === null ? null : { style, brandName };

/**
 * The html and the content security policy of a page with a search's dealers on a street map. The page works without the application;
 * without scripts it shows the static map.
 */
export const streetMapPage = (
  { middle, middleText, markers, total }: DealerMap,
  search: DealerSearch,
  language: SiteLanguage,
  { style, brandName }: StreetMaps,
): { readonly html: string; readonly policy: string } => {
  const { foundHeading, listPath, mapText, mapQuery } = DEALER_TEXTS[language];
  const texts = STREET_MAP_TEXTS[language];
  const heading = foundHeading(middleText ?? '');
  const pins = markers.map((marker) => ({
    ...marker,
    label: texts.pin(marker.number, total, marker.name),
  }));
  const data: StreetMap = {
    style,
    library: FILES.library,
    markers: pins,
    middle,
    ...(texts.labels && { labels: texts.labels }),
  };
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${heading} | ${brandName}`)}</title><link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    `<link rel="stylesheet" href="${FILES.sheet}"><style>${STYLE}</style></head><body><main>`,
    `<a class="back" href="${escapeHtml(addressOf(listPath, search))}">${escapeHtml(texts.back)}</a>`,
    `<h1>${escapeHtml(heading)}</h1>`,
    `<p id="street-map-offer" hidden><button type="button" id="street-map-load">${escapeHtml(texts.load)}</button> ${escapeHtml(texts.note(new URL(style).host))}</p>`,
    `<p id="street-map-failed" role="status" hidden>${escapeHtml(texts.failed)}</p>`,
    `<noscript><p>${escapeHtml(texts.withoutScripts)}</p></noscript>`,
    '<div id="street-map" hidden></div>',
    `<img src="${escapeHtml(`${mapAddress(search)}${mapQuery}`)}" alt="${escapeHtml(mapText(middleText ?? ''))}" width="480" height="360">`,
    `<ol>${markers.map(({ number, name }) => `<li value="${escapeHtml(number)}">${escapeHtml(name)}</li>`).join('')}</ol>`,
    `</main><script type="application/json" id="street-map-data">${embeddable(JSON.stringify(data))}</script>`,
    `<script type="module" src="${FILES.script}"></script></body></html>`,
  ].join('');
  return { html, policy: policyFor(style) };
};
