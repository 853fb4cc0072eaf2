import type { ReportPageViews } from '../../../application/visitor/report-page-views/report-page-views.ts';

/** Reports the page now, and each time that it comes back out of the browser's memory. Each path is a document of its own. */
export const reportPagesInView = (
  page: Pick<Window, 'document' | 'location' | 'addEventListener'>,
  views: ReportPageViews,
): void => {
  const { document, location } = page;
  const report = (): void =>
    views.shown({ path: location.pathname, title: document.title, language: document.documentElement.lang });
  report();
  page.addEventListener('pageshow', ({ persisted }) => persisted && report());
};
