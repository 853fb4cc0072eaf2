import { beforeEach, expect, test } from '@jest/globals';
import { reportPageView } from '../../../application/visitor/report-page-view/report-page-view.ts';
import { reportPagesInView } from '../../../infrastructure/browser/measurement/pages-in-view.ts';
import { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';

let events: KeptVisitorEvents;
let page: EventTarget;

beforeEach(() => {
  [events, page] = [new KeptVisitorEvents(), new EventTarget()];
  document.title = 'Find a dealer';
  document.documentElement.lang = 'en';
});

const begin = () =>
  reportPagesInView(
    {
      document,
      location: { pathname: '/find/' } as Location,
      addEventListener: page.addEventListener.bind(page),
    },
    (view) => reportPageView(events, view),
  );

const paths = () => events.reported.map((event) => ('path' in event ? event.path : ''));

const shownAgain = (persisted: boolean) =>
  page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('A page is reported once, when it starts', () => {
  begin();
  shownAgain(false);
  expect(events.reported).toEqual([
    { event: 'page_view', path: '/find/', title: 'Find a dealer', language: 'en' },
  ]);
});

test('A page that the browser restores from memory is reported again', () => {
  begin();
  shownAgain(true);
  expect(paths()).toEqual(['/find/', '/find/']);
});
