/**
 * The only script that runs with a page: it starts the application at the first sign of use, or after load
 * when something on the page waits for it (architecture: rendering). Inlined; its hash is in the page's policy.
 */
import { LOCAL_KEY, SESSION_KEY } from './storage-keys.ts';

const script = document.currentScript?.dataset ?? {};
const SIGNS_OF_USE = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let isStarted = false;

const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  for (const sign of SIGNS_OF_USE) removeEventListener(sign, startWhenUsed);
  for (const chunk of (script['chunks'] ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = chunk;
    document.head.append(link);
  }
  // A start that fails leaves the page as the server made it: links and forms go on working.
  import(/* @vite-ignore */ script['entry'] ?? '').catch(() => undefined);
};

/** A link leads to another page: to start in the one that is left would only hold it up. */
const startWhenUsed = ({ target }: Event): void => {
  if (!(target instanceof Element && target.closest('a[href]'))) start();
};

const remembersAnArea = (): boolean => {
  try {
    return sessionStorage.getItem(SESSION_KEY) !== null || localStorage.getItem(LOCAL_KEY) !== null;
  } catch {
    return false;
  }
};

for (const sign of SIGNS_OF_USE) addEventListener(sign, startWhenUsed, { passive: true });

if ('unsettled' in script || remembersAnArea()) {
  const whenIdle = (): void => {
    setTimeout(start, 0);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
