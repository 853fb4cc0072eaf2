/**
 * The only script that runs with a page: it remembers where the visitor came from, shows her the numbers of her traffic
 * source, puts the page view into the data layer, and starts the application at the first sign of use, or after load when
 * something on the page waits for it (architecture: rendering). Inlined; its hash is in the page's policy.
 */
import { TellPageViews } from '../../application/visitor/tell-page-views/tell-page-views.ts';
import { settleAccordions } from './accordions-on-page.ts';
import { hideClosedBanners } from './closed-banners-on-page.ts';
import { DataLayerEvents } from './data-layer-events.ts';
import { holdPresses } from './held-presses.ts';
import { whenLoaded, whenShown } from './page-moments.ts';
import { tellPagesInView } from './pages-in-view.ts';
import { showForSource } from './source-on-page.ts';
import { LOCAL_KEY, OUTBOX_KEY, PAGE_PARAMETER, PROFILE_KEY, SESSION_KEY } from './storage-keys.ts';
import { cookiesOfLanding, trafficSourceOf } from './traffic-source-cookies.ts';

const script = document.currentScript?.dataset ?? {};
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let starting: Promise<unknown> | null = null;

const start = (): Promise<unknown> => {
  starting ??= begin();
  return starting;
};

const begin = (): Promise<unknown> => {
  for (const sign of SIGNS_OF_USE) removeEventListener(sign, startWhenUsed);
  for (const chunk of (script['chunks'] ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = chunk;
    document.head.append(link);
  }
  return import(/* @vite-ignore */ script['entry'] ?? '');
};

/** A start that fails leaves the page as the server made it: links and forms go on working. */
const startQuietly = (): void => void start().catch(() => undefined);

/** A link leads to another page: to start in the one that is left would only hold it up. */
const startWhenUsed = ({ target }: Event): void => {
  if (!(target instanceof Element && target.closest('a[href]'))) startQuietly();
};

/** An area, what the visitor has told of herself, or a request of hers that waits to be sent. */
const remembersSomething = (): boolean => {
  try {
    if (landing.query.has(PAGE_PARAMETER)) return true;
    const holds = (storage: Storage, ...keys: ReadonlyArray<string>): boolean =>
      keys.some((key) => storage.getItem(key) !== null);
    return holds(sessionStorage, SESSION_KEY, PROFILE_KEY) || holds(localStorage, LOCAL_KEY, OUTBOX_KEY);
  } catch {
    return false;
  }
};

const landing = { query: new URLSearchParams(location.search), referrer: document.referrer };
for (const cookie of cookiesOfLanding(landing, location.protocol === 'https:')) document.cookie = cookie;
showForSource(document, () => trafficSourceOf(document.cookie));
hideClosedBanners(document, () => sessionStorage);
settleAccordions(document);

for (const sign of SIGNS_OF_USE) addEventListener(sign, startWhenUsed, { passive: true });
holdPresses(start);

if ('unsettled' in script || remembersSomething()) whenLoaded(startQuietly);
whenShown(() => tellPagesInView(window, new TellPageViews(new DataLayerEvents(window))));
