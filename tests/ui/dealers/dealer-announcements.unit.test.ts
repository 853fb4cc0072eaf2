import { dealerTexts } from '../../../application/visitor/dealer-texts/english.ts';
import { createElement } from 'react';
import { expect, test } from '@jest/globals';
import { cardTexts, compareLabel } from '../../../application/visitor/find-dealers/texts.ts';
import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { NO_REASON } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { LIST_PATH } from '../../../application/visitor/find-dealers/search-address.ts';
import { shownSearch } from '../../../application/visitor/find-dealers/shown-search.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import { CompareLink } from '../../../ui/dealers/dealer-card/compare-link.tsx';
import { DealerList } from '../../../ui/dealers/dealer-list/dealer-list.tsx';
import {
  comparisonAnnouncement,
  resultsAnnouncement,
} from '../../../ui/dealers/dealer-list/dealer-list-announcements.ts';
import { FoundPages } from '../../../ui/dealers/dealer-list/found-pages.tsx';
import { aDealer } from '../../builders/a-dealer.ts';
import { companyId } from '../../builders/company-id.ts';
import { foundNear } from '../../builders/found-dealers.ts';
import { renderingOnFakes } from '../blocks/rendered-blocks.tsx';

const SEARCH = shownSearch(searchNear('75001'), LIST_PATH);
const found = foundNear('75001', [aDealer().named('One'), aDealer().named('Two')]);
const NOT_LOOKED_UP = 'We couldn’t look up dealers just now, so there may be some near you.';
const VIEWS: ReadonlyArray<[string, FindDealersView, string]> = [
  ['found', found, '2 dealers near 75001. Page 1 of 1.'],
  [
    'searching',
    { ...SEARCH, kind: 'searching', expected: 3, waitAddress: '' },
    'Looking for dealers near you.',
  ],
  ['none', { ...SEARCH, kind: 'none', why: { ...NO_REASON, total: 0 } }, 'No dealers near 75001.'],
  ['no answer', { ...SEARCH, kind: 'none', why: NO_REASON }, NOT_LOOKED_UP],
  ['failed', { ...SEARCH, kind: 'failed' }, NOT_LOOKED_UP],
  [
    'too-many-requests',
    { ...SEARCH, kind: 'too-many-requests' },
    "We're experiencing some technical issues on our end.",
  ],
];

test.each(VIEWS)(
  "%s: the page's live region announces it, and the list has no live region",
  (_kind, view, text) => {
    const html = renderingOnFakes()({
      Page: () =>
        createElement(DealerList, {
          view,
          found: FoundPages,
          lastSearch: { zipcode: '75001', times: 1 },
          onFilter: () => undefined,
          place: { kind: 'locator' },
        }),
    });
    expect(html).not.toMatch(/role="(?:status|alert)"/);
    expect(resultsAnnouncement(view, dealerTexts)).toBe(text);
  },
);

test('The comparison is announced with every picked dealer', () => {
  const compared = [{ companyId: companyId(1), name: 'One', without: '' }];
  expect(comparisonAnnouncement(found, dealerTexts)).toBe('No dealers picked to compare.');
  expect(comparisonAnnouncement({ ...SEARCH, kind: 'none', why: NO_REASON }, dealerTexts)).toBeNull();
  expect(comparisonAnnouncement({ ...found, compared }, dealerTexts)).toBe('1 dealer picked to compare.');
});

test("The name of a compared card's link contains its visible text", () => {
  expect(compareLabel('Caldwell', true)).toContain(cardTexts.compared);
  expect(compareLabel('Caldwell', false)).toContain(cardTexts.compare);
});

test('A click on Compare before the start is held, since it changes the page in place', () => {
  const step = { isCompared: false, address: '/find-a-dealer/?zipcode=75001&compare=1', isElsewhere: false };
  const html = renderingOnFakes()({ Page: () => createElement(CompareLink, { name: 'Caldwell', step }) });
  expect(html).toContain('data-held=""');
});
