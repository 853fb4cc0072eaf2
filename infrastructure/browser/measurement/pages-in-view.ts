import type { PageInView } from '../../../application/visitor/report-page-view/report-page-view.ts';

/** Reports the page now, and again each time it returns from the back/forward cache. Each path is a separate document. */
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
