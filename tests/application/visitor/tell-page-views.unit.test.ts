import { expect, test } from '@jest/globals';
import { TellPageViews } from '../../../application/visitor/tell-page-views/tell-page-views.ts';
import { KeptVisitorEvents } from '../../fakes/kept-visitor-events.ts';

const opened = () => {
  const events = new KeptVisitorEvents();
  return { views: new TellPageViews(events), told: () => events.reported };
};

const page = (path: string, title = 'Page') => ({ path, title, language: 'en' });
const view = (path: string, title = 'Page') => ({ event: 'page_view', ...page(path, title) });

test('A page that is shown is told, with its title and language', () => {
  const { views, told } = opened();
  views.shown({ path: '/fr/', title: 'Accueil', language: 'fr' });
  expect(told()).toEqual([{ event: 'page_view', path: '/fr/', title: 'Accueil', language: 'fr' }]);
});

test('An address that changes within a page is told when its path changes', () => {
  const { views, told } = opened();
  views.shown(page('/find/'));
  views.moved(page('/find/', 'Found'));
  views.moved(page('/compare/'));
  views.moved(page('/compare/'));
  views.moved(page('/find/'));
  expect(told()).toEqual([view('/find/'), view('/compare/'), view('/find/')]);
});

test('A page that is shown again is told again', () => {
  const { views, told } = opened();
  views.shown(page('/find/'));
  views.shown(page('/find/'));
  expect(told()).toHaveLength(2);
});

test('What anybody typed into the address is not told when it may be an e-mail address', () => {
  const { views, told } = opened();
  views.shown(page('/ann@example.com/'));
  expect(told()).toEqual([view('/…/')]);
});
