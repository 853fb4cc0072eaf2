import { beforeEach, describe, expect, test } from '@jest/globals';
import { ShowDealer } from '../../../application/visitor/show-dealer/show-dealer.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aReview } from '../../builders/a-review.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { FakeDealerLookUp } from '../../fakes/dealers/fake-dealer-look-up.ts';
import { FakeDealerReviews } from '../../fakes/dealers/fake-dealer-reviews.ts';
import { MemoryDealerRecords } from '../../fakes/dealers/memory-dealer-records.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { finderOnFakes } from '../../fakes/dealers/finder-on-fakes.ts';

const ACE = aDealer().named('ACE HVAC LLC').withCompanyId(7).in('Addison', 'TX', '75001');
const NEAR = aDealer().named('NEAR AIR').withCompanyId(8).in('Addison', 'TX', '75001').milesAway(2);
const NEARER = aDealer().named('NEARER AIR').withCompanyId(9).in('Dallas', 'TX', '75201').milesAway(1);
const FAR = aDealer().named('FAR AIR').withCompanyId(10).in('Plano', 'TX', '75023').milesAway(9);
const FARTHER = aDealer().named('FARTHER AIR').withCompanyId(11).in('Plano', 'TX', '75023').milesAway(19);
const AREA = [ACE.milesAway(0.4), NEAR, NEARER, FAR, FARTHER].map((dealer) => dealer.build());

const PATH = '/dealers/tx/addison/ace-hvac-llc-7/';
const UNAVAILABLE = { _tag: 'ProviderUnavailable', reason: 'gone' } as const;

let directory: FakeDealerDirectory;
let reviews: FakeDealerReviews;

beforeEach(() => {
  [directory, reviews] = [new FakeDealerDirectory(), new FakeDealerReviews()];
  directory.serve('75001', AREA);
});

/** The page at a path, and its dealers. */
const open = async (
  address: string,
  {
    known = [ACE.build()],
    lookUp = new FakeDealerLookUp(known),
    listed = known,
  }: {
    readonly known?: ReadonlyArray<Dealer>;
    readonly lookUp?: FakeDealerLookUp;
    readonly listed?: ReadonlyArray<Dealer>;
  } = {},
) => {
  const clock = new FakeClock();
  const findDealers = finderOnFakes(directory, clock, lookUp);
  const showDealer = new ShowDealer({
    lookUp,
    directory,
    reviews,
    clock,
    findDealers,
    places: new MemoryPostalPlaces(),
    dealerPlaces: new MemoryDealerRecords(listed),
  });
  const { pathname, search } = new URL(address, 'https://www.example.com');
  await showDealer.showAt('https://www.example.com', pathname, new URLSearchParams(search));
  const found = currentOf(findDealers.view$);
  const cards = found.kind === 'found' ? found.page.items : [];
  findDealers.dispose();
  return { view: currentOf(showDealer.view$), cards, listing: showDealer.listing, search: found.search };
};

describe('The page of a dealer', () => {
  test('shows no distance without a known code, and suggests no area to a form', async () => {
    const { cards, search } = await open(PATH);
    expect(cards.map(({ distance }) => distance)).toEqual([null, null, null, null]);
    expect(search.zipcode).toBe('');
  });

  test("shows the dealers' distances from a code in the address", async () => {
    const { cards, search } = await open(`${PATH}?zipcode=75001`);
    expect(cards.map(({ distance }) => distance)).toEqual([
      '0.4 miles away',
      '1 mile away',
      '2.0 miles away',
      '9.0 miles away',
    ]);
    expect(search.zipcode).toBe('75001');
    expect(cards[1]?.page).toBe('/dealers/tx/dallas/nearer-air-9/?zipcode=75001');
  });

  test("shows a dealer far from the address's code without a distance, and the dealers near the code", async () => {
    directory.serve('10001', [FAR.milesAway(3).build()]);
    const { view, cards } = await open(`${PATH}?zipcode=10001`);
    expect(view.kind).toBe('shown');
    expect(cards.map(({ name, distance }) => [name, distance])).toEqual([
      ['Ace HVAC LLC', null],
      ['Far Air', '3.0 miles away'],
    ]);
  });

  test('shows the latest three reviews, or none if they cannot be loaded', async () => {
    reviews.serve(
      7,
      ['Ann', 'Ben', 'Cal', 'Dee'].map((name) => aReview().by(name).build()),
    );
    expect((await open(PATH)).view).toMatchObject({
      reviews: [{ author: 'Ann' }, { author: 'Ben' }, { author: 'Cal' }],
    });
    reviews.meet(UNAVAILABLE);
    expect((await open(PATH)).view).toMatchObject({ kind: 'shown', reviews: [] });
  });

  test('shows the languages other than English', async () => {
    const spanish = ACE.with({ spanish: true }).build();
    expect((await open(PATH, { known: [spanish] })).view).toMatchObject({ kind: 'shown' });
    directory.serve('75001', [spanish]);
    expect((await open(PATH)).view).toMatchObject({
      languages: [{ language: 'es', text: 'Se habla español' }],
    });
    const french = ACE.in('Laval', 'QC', 'H7A 0A1').build();
    expect((await open('/dealers/qc/laval/ace-hvac-llc-7/', { known: [french] })).view).toMatchObject({
      languages: [{ language: 'fr', text: 'Service en français' }],
    });
  });

  test('links to the lists above it that exist', async () => {
    const trailOf = async (listed: ReadonlyArray<Dealer>) => {
      const { view } = await open(PATH, { listed });
      return view.kind === 'shown' ? view.trail : null;
    };
    expect(await trailOf([ACE.build()])).toEqual([
      { path: '/dealers/', title: 'Dealers' },
      { path: '/dealers/tx/', title: 'Texas' },
      { path: '/dealers/tx/addison/', title: 'Addison' },
    ]);
    expect(await trailOf([])).toEqual([]);
  });

  test('is shared without the visitor’s query', async () => {
    const { view } = await open(`${PATH}?zipcode=75001`);
    const shared = view.kind === 'shown' ? view.share.map(({ href }) => decodeURIComponent(href)) : [];
    expect(shared).toHaveLength(3);
    for (const href of shared)
      expect(href).toMatch(/www\.example\.com\/dealers\/tx\/addison\/ace-hvac-llc-7\/(?!\?)/);
  });
});

describe('The page of a dealer in another language', () => {
  const SPANISH = '/es/distribuidores/tx/addison/ace-hvac-llc-7/';
  const FRENCH = '/fr/concessionnaires/tx/addison/ace-hvac-llc-7/';

  test('formats its reviews’ dates and ratings for its readers', async () => {
    reviews.serve(7, [aReview().by('Ann').build()]);
    const { view } = await open(FRENCH);
    expect(view.kind === 'shown' && view.reviews[0]?.rating.figure).toMatch(/^\d,\d$/);
  });

  test("lists the dealer's other languages, since the page's own is among the badges", async () => {
    const spanish = ACE.with({ spanish: true }).build();
    directory.serve('75001', [spanish]);
    expect((await open(SPANISH, { known: [spanish] })).view).toMatchObject({ languages: [] });
    expect((await open(FRENCH, { known: [spanish] })).view).toMatchObject({
      languages: [{ language: 'es' }],
    });
  });

  test('redirects from an old name within its language, and reports a removed dealer in it', async () => {
    expect((await open('/es/distribuidores/tx/addison/old-7/')).view).toMatchObject({
      kind: 'moved',
      path: SPANISH,
    });
    expect((await open('/es/distribuidores/tx/addison/gone-99/')).view).toMatchObject({
      kind: 'removed',
      language: 'es',
      words: { heading: 'Este distribuidor ya no está con nosotros' },
    });
    expect((await open('/fr/concessionnaires/tx/nowhere/gone-99/')).view).toMatchObject({
      kind: 'missing',
      words: { heading: 'Cette page est introuvable' },
    });
  });
});

describe('A wrong address of a dealer', () => {
  test('with an old name or town redirects to the current page', async () => {
    const moved = expect.objectContaining({ kind: 'moved', path: PATH });
    expect((await open('/dealers/tx/addison/old-name-7/')).view).toEqual(moved);
    expect((await open('/dealers/ny/new-york/ace-hvac-llc-7/')).view).toEqual(moved);
    expect((await open('/dealers/TX/Addison/ace-hvac-llc-7/')).view).toEqual(moved);
  });

  test('of a removed dealer shows the dealers nearest to the town', async () => {
    const { view, cards } = await open('/dealers/tx/addison/gone-99/');
    expect(view).toMatchObject({ kind: 'removed', nearbyHeading: 'Other dealers near Addison, TX' });
    expect(cards.map(({ name }) => name).slice(0, 2)).toEqual(['Ace HVAC LLC', 'Nearer Air']);
    expect(cards.every(({ distance }) => distance === null)).toBe(true);
  });

  test('of a dealer removed from a Canadian town shows the dealers near the town', async () => {
    directory.serve('M5V 1A1', [ACE.in('Toronto', 'ON', 'M5V 3L9').build()]);
    expect((await open('/dealers/on/toronto/gone-99/', { known: [] })).view).toMatchObject({
      kind: 'removed',
      nearbyHeading: 'Other dealers near Toronto, ON',
    });
  });

  test('with an unknown town, or without a dealer, has no page', async () => {
    expect((await open('/dealers/tx/nowhere/gone-99/')).view.kind).toBe('missing');
    expect((await open('/dealers/tx/addison/')).view.kind).toBe('missing');
  });
});

describe('A provider', () => {
  test('whose lookup does not find the dealer is searched near the code, or else near the town', async () => {
    const lookUp = new FakeDealerLookUp([]);
    expect((await open(PATH, { lookUp })).view.kind).toBe('shown');
    directory.serve('10001', AREA);
    expect((await open(`${PATH}?zipcode=10001`, { lookUp })).view.kind).toBe('shown');
  });

  test('that does not answer makes the page unavailable, not missing', async () => {
    const lookUp = new FakeDealerLookUp();
    lookUp.meet(UNAVAILABLE);
    expect((await open(PATH, { lookUp })).view.kind).toBe('unavailable');
  });

  test('that cannot be searched leaves only the dealer', async () => {
    directory.meet(UNAVAILABLE);
    const { view, cards } = await open(PATH);
    expect([view.kind, cards.length]).toEqual(['shown', 1]);
  });
});
