import { expect, test } from '@jest/globals';
import {
  reportPageView,
  type PageInView,
} from '../../../application/visitor/report-page-view/report-page-view.ts';
import { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';

const opened = () => {
  const events = new KeptVisitorEvents();
  return {
    show: (shown: PageInView) => reportPageView(events, shown),
    reported: () => events.reported,
  };
};

const page = (path: string, title = 'Page') => ({ path, title, language: 'en' });
const view = (path: string, title = 'Page') => ({ event: 'page_view', ...page(path, title) });

test('A page view is reported with title and language', () => {
  const { show, reported } = opened();
  show({ path: '/fr/', title: 'Accueil', language: 'fr' });
  expect(reported()).toEqual([{ event: 'page_view', path: '/fr/', title: 'Accueil', language: 'fr' }]);
});

test('A page that is shown again is reported again', () => {
  const { show, reported } = opened();
  show(page('/find/'));
  show(page('/find/'));
  expect(reported()).toHaveLength(2);
});

test('A path that may be an e-mail address is redacted', () => {
  const { show, reported } = opened();
  show(page('/ann@example.com/'));
  expect(reported()).toEqual([view('/…/')]);
});
