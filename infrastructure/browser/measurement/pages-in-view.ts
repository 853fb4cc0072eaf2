import type { PageInView } from '../../../application/visitor/report-page-view/report-page-view.ts';

/** Reports the page now, and each time that it comes back out of the browser's memory. Each path is a document of its own. */
export const reportPagesInView = (
  page: Pick<Window, 'document' | 'location' | 'addEventListener'>,
  reportView: (page: PageInView) => void,
): void => {
  const { document, location } = page;
  const report = (): void =>
    reportView({ path: location.pathname, title: document.title, language: document.documentElement.lang });
  report();
  page.addEventListener('pageshow', ({ persisted }) => persisted && report());
};
