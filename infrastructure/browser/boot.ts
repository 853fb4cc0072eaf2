/**
 * The only script that runs with each page: stores the visitor's source and search, shows the phone numbers of that source, hides closed
 * banners, keeps pages whose search is sent offline, fetches the hydration data, pushes the page view to the data layer, and starts the application on the first interaction, or
 * after load when the page needs it (architecture: rendering). Inlined; the CSP names its hash.
 */
import { COMPOSING } from '../../application/visitor/read-page/composing.ts';
import { reportPageView } from '../../application/visitor/report-page-view/report-page-view.ts';
import { rememberArea, textIn } from './area-on-page.ts';
import { settleAccordions } from './accordions-on-page.ts';
import { hideClosedBanners } from './memory/closed-banners-on-page.ts';
import { pushToDataLayer } from './measurement/data-layer.ts';
import { replayClicks } from './click-replay.ts';
import { noteOffline } from './offline-note.ts';
import { fetchAhead } from './page-data-file.ts';
import { navigationType, whenPainted, whenShown } from './page-moments.ts';
import { reportPagesInView } from './measurement/pages-in-view.ts';
import { showForSource } from './source/source-on-page.ts';
import { OUTBOX_KEY, PROFILE_KEY, SAVED_PAGES_KEY } from './memory/storage-keys.ts';
import { cookiesOfLanding, trafficSourceOf } from './source/traffic-source-cookies.ts';

const script = (document.currentScript as HTMLScriptElement).dataset;
/** A touch also fires `pointerdown`. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** While scripts are missing after a deploy, each pointer movement would otherwise request them again. */
const PAUSE_MS = 1000;

let starting: Promise<unknown> | undefined;
/** Set for a while after a failed start, when pointer movements don't try again. */
let pause = 0;

/** Starts the application once. After a failed start, the next call tries again. */
const start = (): Promise<unknown> =>
  (starting ??= begin().catch((fault: unknown) => {
    starting = undefined;
    pause = window.setTimeout(() => (pause = 0), PAUSE_MS);
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

/** If the start fails, links and forms of the page still work. */
const startQuietly = (): void => void start().catch(() => undefined);

/**
 * Doesn't start for a link to another page, which would only delay that page. Ignores pointer moves without movement: browsers report one
 * when the page is laid out under a resting pointer.
 */
const startWhenUsed = ({ target, type, movementX, movementY }: Partial<PointerEvent>): void => {
  const isIdle = type === 'pointermove' && (pause || (!movementX && !movementY));
  // The focus target may be the window.
  if (!isIdle && !(target as Partial<Element> | null)?.closest?.('a:not([href^="#"])')) startQuietly();
};

const session = (): Storage => sessionStorage;
const local = (): Storage => localStorage;

const landing = { query: new URLSearchParams(location.search), referrer: document.referrer };
for (const cookie of cookiesOfLanding(landing, location.protocol === 'https:')) document.cookie = cookie;
const mayRouteCalls = showForSource(document, () => trafficSourceOf(document.cookie));
const remembered = rememberArea(document, landing.query, session, local);
hideClosedBanners(document, session);
// Shows the header's link to saved pages. `LocalSavedPages` updates it later.
document.body.dataset['saved'] = textIn(local, SAVED_PAGES_KEY) && '1';
whenPainted(() => {
  settleAccordions(document);
  if (script['resume']) fetchAhead(script['resume']);
});

for (const sign of SIGNS_OF_USE) addEventListener(sign, startWhenUsed);
for (const sign of ['compositionstart', 'compositionend'])
  addEventListener(sign, () => document.documentElement.toggleAttribute(COMPOSING, sign.endsWith('start')));
// The URL changed without a page load, so the html shows the previous state.
addEventListener('popstate', startQuietly);
replayClicks(start);
noteOffline();

// The last two: data that the visitor has entered, and a lead that waits to be sent.
if (
  'pending' in script ||
  remembered ||
  mayRouteCalls ||
  textIn(session, PROFILE_KEY) ||
  textIn(local, OUTBOX_KEY) ||
  // After Back or a reload, browsers restore typed values, which may not match the URL.
  navigationType() !== 'navigate'
)
  // `load` always follows, because this script is part of the page.
  addEventListener('load', () => setTimeout(startQuietly));
whenShown(() =>
  reportPagesInView(window, (page) =>
    reportPageView({ report: (event) => pushToDataLayer(window, event) }, page),
  ),
);
