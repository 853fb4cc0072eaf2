import type { ReportPageViews } from '../../../application/visitor/report-page-views/report-page-views.ts';

/** What browsers that support it report of an address that changes within a page. */
interface Navigating {
  readonly navigation?: Pick<EventTarget, 'addEventListener'>;
}

/**
 * Reports the page now, each time that it comes back out of the browser's memory, and each path that the address takes
 * within it.
 */
export const reportPagesInView = (
  page: Pick<Window, 'document' | 'location' | 'addEventListener'> & Navigating,
  views: ReportPageViews,
): void => {
  const { document, location } = page;
  const inView = () => ({
    path: location.pathname,
    title: document.title,
    language: document.documentElement.lang,
  });
  views.shown(inView());
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) views.shown(inView());
  });
  page.navigation?.addEventListener('currententrychange', () => views.moved(inView()));
};
