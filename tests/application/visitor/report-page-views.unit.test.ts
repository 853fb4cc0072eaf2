import { expect, test } from '@jest/globals';
import { ReportPageViews } from '../../../application/visitor/report-page-views/report-page-views.ts';
import { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';

const opened = () => {
  const events = new KeptVisitorEvents();
  return { views: new ReportPageViews(events), reported: () => events.reported };
};

const page = (path: string, title = 'Page') => ({ path, title, language: 'en' });
const view = (path: string, title = 'Page') => ({ event: 'page_view', ...page(path, title) });

test('A page that is shown is reported, with its title and language', () => {
  const { views, reported } = opened();
  views.shown({ path: '/fr/', title: 'Accueil', language: 'fr' });
  expect(reported()).toEqual([{ event: 'page_view', path: '/fr/', title: 'Accueil', language: 'fr' }]);
});

test('A page that is shown again is reported again', () => {
  const { views, reported } = opened();
  views.shown(page('/find/'));
  views.shown(page('/find/'));
  expect(reported()).toHaveLength(2);
});

test('What anybody typed into the address is not reported when it may be an e-mail address', () => {
  const { views, reported } = opened();
  views.shown(page('/ann@example.com/'));
  expect(reported()).toEqual([view('/…/')]);
});
