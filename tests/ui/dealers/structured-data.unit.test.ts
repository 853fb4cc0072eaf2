import { expect, test } from '@jest/globals';
import { DEALER_TEXTS } from '../../../application/visitor/dealer-texts/translated.ts';
import { NO_REASON } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { foundView } from '../../../application/visitor/find-dealers/found-view.ts';
import { dealersAsStructuredData } from '../../../ui/dealers/structured-data.ts';
import { shownSearch } from '../../../application/visitor/find-dealers/shown-search.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';
import { aDealer } from '../../builders/a-dealer.ts';

const here = shownSearch(searchNear('75001'), '/find-a-dealer/');
const context = { now: 0, source: NO_SOURCE, callRoutingGroup: null };

test('A page of the dealer list is described as an ItemList of HVACBusiness', () => {
  const dealers = [aDealer().named('ACE HVAC LLC').reviewed(4.7, 128).withPhone('2145550123').build(), {}];
  const view = foundView({ zipcode: '75001', randomizeBuckets: [], dealers }, here, context);
  expect(dealersAsStructuredData(view, 'https://www.example.com')).toMatchObject([
    {
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'HVACBusiness',
            name: 'Ace HVAC LLC',
            telephone: '1-214-555-0123',
            url: 'https://www.example.com/dealers/tx/addison/ace-hvac-llc-1001/',
            aggregateRating: { ratingValue: 4.7, reviewCount: 128 },
          },
        },
        { position: 2, item: { '@type': 'HVACBusiness', name: 'Local dealer' } },
      ],
    },
  ]);
});

test('The town and the state of a dealer are the same in French', () => {
  const { fr } = DEALER_TEXTS;
  const search = shownSearch(searchNear('75001'), fr.listPath, fr);
  const answer = { zipcode: '75001', randomizeBuckets: [], dealers: [aDealer().build()] } as const;
  const data = JSON.stringify(
    dealersAsStructuredData(foundView(answer, search, { ...context, texts: fr }), ''),
  );
  expect(data).toContain('"addressLocality":"Addison","addressRegion":"Texas"');
});

test('A page that shows dealers next to its form has no ItemList', () => {
  const schedule = shownSearch(searchNear('75001'), '/find-your-dealer/');
  const view = foundView(
    { zipcode: '75001', randomizeBuckets: [], dealers: [{}] },
    schedule,
    context,
    'slider',
  );
  expect(dealersAsStructuredData(view, 'https://www.example.com')).toEqual([]);
});

test('A page without dealers has no ItemList', () => {
  expect(dealersAsStructuredData({ ...here, kind: 'none', why: NO_REASON }, '')).toEqual([]);
});
