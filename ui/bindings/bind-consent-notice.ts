import type { AskConsent, AskConsentView } from '../../application/visitor/ask-consent/ask-consent.ts';

/** The height of the notice. Other elements at the bottom of the window use it to stay above the notice. */
const HEIGHT = '--notice-height';

/**
 * Shows the consent notice while it is open, and passes on the answer. The notice takes the focus only when a link or the page's
 * address requests it.
 */
export const bindConsentNotice = (notice: HTMLElement, askConsent: AskConsent): void => {
  const root = document.documentElement;
  let askedBy: HTMLElement | null = null;

  const show = ({ consent, isOpen }: AskConsentView): void => {
    for (const part of notice.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = part.dataset['when']?.split(' ').includes(consent) !== true;
    }
    const held = notice.contains(document.activeElement);
    notice.hidden = !isOpen;
    root.style.setProperty(HEIGHT, `${notice.offsetHeight}px`);
    if (isOpen) uncover(document.activeElement);
    else if (held) (askedBy ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };

  const reconsider = (by: HTMLElement | null): void => {
    askedBy = by;
    askConsent.reconsider();
    notice.focus({ preventScroll: true });
  };

  new ResizeObserver(() => root.style.setProperty(HEIGHT, `${notice.offsetHeight}px`)).observe(notice);
  askConsent.view$.subscribe(show);
  notice.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    const answer = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (answer === 'accept') askConsent.accept();
    else if (answer === 'decline') askConsent.decline();
    else askConsent.close();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hash !== `#${notice.id}` || link.pathname !== window.location.pathname) return;
    event.preventDefault();
    reconsider(link);
  });
  // The browser only scrolls the caret of a tall field into view, not the whole field. Focus from a pointer must not scroll, since that
  // would lose the click.
  document.addEventListener('focusin', ({ target }) => {
    if (!notice.hidden && target instanceof Element && target.matches(':focus-visible')) uncover(target);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askConsent.recall();
  });
  askConsent.recall();
  if (window.location.hash === `#${notice.id}`) reconsider(null);
};

/** Scrolls the focused element out from under the notice if it is covered. */
const uncover = (focused: Element | null): void => {
  if (focused !== null && focused !== document.body) focused.scrollIntoView({ block: 'nearest' });
};
