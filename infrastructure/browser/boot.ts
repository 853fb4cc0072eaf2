/**
 * The only script that runs with a page: it waits for typefaces that are near, remembers where the visitor came from, shows them the
 * numbers of their traffic source, fetches what the application resumes from, puts the page view into the data layer, and starts the application at the first sign of use, or after load when something on the page waits for it (architecture:
 * rendering). Inlined; its hash is in the page's policy.
 */
import { reportPageView } from '../../application/visitor/report-page-view/report-page-view.ts';
import { rememberArea, textIn } from './area-on-page.ts';
import { settleAccordions } from './accordions-on-page.ts';
import { hideClosedBanners } from './memory/closed-banners-on-page.ts';
import { pushToDataLayer } from './measurement/data-layer.ts';
import { replayClicks } from './click-replay.ts';
import { fetchAhead } from './page-data-file.ts';
import { navigationType, whenPainted, whenShown } from './page-moments.ts';
import { reportPagesInView } from './measurement/pages-in-view.ts';
import { showForSource } from './source/source-on-page.ts';
import { OUTBOX_KEY, PROFILE_KEY, SAVED_PAGES_KEY } from './memory/storage-keys.ts';
import { cookiesOfLanding, trafficSourceOf } from './source/traffic-source-cookies.ts';

const script = (document.currentScript as HTMLScriptElement).dataset;
/** A touch is a pointer that goes down. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

let starting: Promise<unknown> | undefined;

/** However often it is called, the application starts once; after a start that failed, the next call tries again. */
const start = (): Promise<unknown> =>
  (starting ??= begin().catch((fault: unknown) => {
    starting = undefined;
    throw fault;
  }));

const begin = async (): Promise<unknown> => {
  for (const href of script['chunks']?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const entry = (await import(/* @vite-ignore */ script['entry'] as string)) as {
    start: () => Promise<void>;
  };
  return entry.start();
};

/** A start that fails leaves the page as the server made it: links and forms go on working. */
const startQuietly = (): void => void start().catch(() => undefined);

/**
 * A link to another page: to start in the one that is left would only hold it up. A pointer that rests is no use of the page:
 * browsers report a move of nothing when the page is laid out below it.
 */
const startWhenUsed = ({ target, type, movementX, movementY }: Partial<PointerEvent>): void => {
  const isAtRest = type === 'pointermove' && !movementX && !movementY;
  // What has the focus may be the window.
  if (!isAtRest && !(target as Partial<Element> | null)?.closest?.('a:not([href^="#"])')) startQuietly();
};

const session = (): Storage => sessionStorage;
const local = (): Storage => localStorage;

const landing = { query: new URLSearchParams(location.search), referrer: document.referrer };
for (const cookie of cookiesOfLanding(landing, location.protocol === 'https:')) document.cookie = cookie;
const mayRouteCalls = showForSource(document, () => trafficSourceOf(document.cookie));
const remembered = rememberArea(document, landing.query, session, local);
hideClosedBanners(document, session);
// The header's link to what is saved shows by this; later, `LocalSavedPages` sets it.
document.body.dataset['saved'] = textIn(local, SAVED_PAGES_KEY) && '1';
whenPainted(() => {
  settleAccordions();
  if (script['resume']) fetchAhead(script['resume']);
});

for (const sign of SIGNS_OF_USE) addEventListener(sign, startWhenUsed);
// The address changed without a load of the page, whose html shows the one before.
addEventListener('popstate', startQuietly);
replayClicks(start);

// The last two: what visitors have entered about themselves, and a request of theirs that waits to be sent.
if (
  'pending' in script ||
  remembered ||
  mayRouteCalls ||
  textIn(session, PROFILE_KEY) ||
  textIn(local, OUTBOX_KEY) ||
  // After Back, browsers restore what was typed, not what the address says; after a reload, forms hold what was typed in them.
  navigationType() !== 'navigate'
)
  // The page has not loaded yet: this script is in it.
  addEventListener('load', () => setTimeout(startQuietly));
whenShown(() =>
  reportPagesInView(window, (page) =>
    reportPageView({ report: (event) => pushToDataLayer(window, event) }, page),
  ),
);
