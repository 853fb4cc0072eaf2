import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { NEVER, Observable, of } from 'rxjs';
import type { ProviderUnavailable } from '../../../application/ports/dealers/provider-failure.ts';
import type { PositionUnknown } from '../../../application/ports/visitor/visitor-position.ts';
import { StickFooter } from '../../../application/visitor/stick-footer/stick-footer.ts';
import { OfferArticles } from '../../../application/visitor/offer-articles/offer-articles.ts';
import { ReadReviews } from '../../../application/visitor/read-reviews/read-reviews.ts';
import { RouteCalls } from '../../../application/visitor/route-calls/route-calls.ts';
import { ENGLISH_COMPARISON } from '../../../application/visitor/compare-dealers/comparison-words.ts';
import { shownComparison } from '../../../application/visitor/compare-dealers/compared-view.ts';
import { SearchInPlace } from '../../../application/visitor/search-in-place/search-in-place.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { foundNear } from '../../builders/found-dealers.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import { ShowArea } from '../../../application/visitor/show-area/show-area.ts';
import { ShowLocalDealers } from '../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import { ShowConnections } from '../../../application/visitor/show-connections/show-connections.ts';
import { SuggestAddresses } from '../../../application/visitor/suggest-addresses/suggest-addresses.ts';
import { UseMyLocation } from '../../../application/visitor/use-my-location/use-my-location.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { homeForm } from '../../../domain/lead/forms/home-form.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { ANN } from '../../builders/a-draft.ts';
import { companyId } from '../../builders/company-id.ts';
import { requestPorts } from '../../fakes/leads/request-ports.ts';
import { FakeDealerReviews } from '../../fakes/dealers/fake-dealer-reviews.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { FakeNearestCode } from '../../fakes/dealers/fake-nearest-code.ts';
import { FakeVisitorOrigin } from '../../fakes/visitor/fake-visitor-origin.ts';
import { FakeVisitorProfiles } from '../../fakes/visitor/fake-visitor-profiles.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryPageNavigation } from '../../fakes/visitor/memory-page-navigation.ts';

/** A source that counts its subscribers. */
class Counted<A> {
  listeners = 0;
  readonly values$ = new Observable<A>((listener) => {
    this.listeners += 1;
    const values = this.from$.subscribe(listener);
    return () => {
      this.listeners -= 1;
      values.unsubscribe();
    };
  });

  constructor(private readonly from$: Observable<A>) {}
}

interface Watched {
  readonly useCase: { readonly dispose: () => void };
  readonly listeners: () => number;
}

const log = new MemoryLogger();
const waits = () => {
  const waiting = new Counted<void>(NEVER);
  return { clock: { now: () => 0, after: () => waiting.values$ }, listeners: () => waiting.listeners };
};

/** Use cases with subscriptions. */
const WATCHED: { readonly [name: string]: () => Promise<Watched> } = {
  StickFooter: async () => {
    const { clock, listeners } = waits();
    const useCase = new StickFooter(clock);
    useCase.hold('bar');
    return { useCase, listeners };
  },
  SuggestAddresses: async () => {
    const { clock, listeners } = waits();
    const useCase = new SuggestAddresses({
      suggestions: { for: () => async () => E.right([]) },
      clock,
      log,
      area$: NEVER,
    });
    void useCase.type('1200 Main', '');
    return { useCase, listeners };
  },
  ShowArea: async () => {
    const codes = new Counted<never>(NEVER);
    const useCase = new ShowArea({ postalCode$: codes.values$, rememberPostalCode: () => undefined });
    useCase.recall();
    useCase.recall();
    return { useCase, listeners: () => codes.listeners };
  },
  ShowLocalDealers: async () => {
    const area = new Counted<never>(NEVER);
    const directory = new FakeDealerDirectory();
    const useCase = new ShowLocalDealers({
      directory,
      log,
      reviews: new FakeDealerReviews(),
      clock: new FakeClock(),
      origin: new FakeVisitorOrigin(),
      area$: area.values$,
    });
    useCase.follow();
    return { useCase, listeners: () => area.listeners };
  },
  RouteCalls: async () => {
    const found = new Counted<never>(NEVER);
    const useCase = new RouteCalls({ run: () => async () => E.right('') }, log, '', {
      found$: found.values$,
      compared$: NEVER,
    });
    return { useCase, listeners: () => found.listeners };
  },
  SearchInPlace: async () => {
    const updates = new Counted<never>(NEVER);
    const finder = { view$: NEVER, showAt: async () => undefined };
    const sources = { finder, area$: NEVER, updates$: updates.values$ };
    const useCase = new SearchInPlace(sources, { locate: async () => null }, new MemoryPageNavigation());
    return { useCase, listeners: () => updates.listeners };
  },
  ShowConnections: async () => {
    const waiting = new Counted(of([companyId(7)]));
    const open = new Counted<ReadonlyArray<CompanyId>>(NEVER);
    const useCase = new ShowConnections(new FakeVisitorProfiles());
    useCase.recall();
    useCase.follow({ waiting$: waiting.values$ });
    useCase.follow({ waiting$: open.values$ });
    return { useCase, listeners: () => open.listeners };
  },
  // Subscribed to the desk and to the end of the thank-you message.
  SendRequest: async () => {
    const { clock, listeners } = waits();
    const ports = { ...requestPorts(), clock };
    const useCase = new SendRequest(homeForm, ports, { phone: '1-800-555-0199' });
    await useCase.submit(ANN);
    useCase.thanksSeen();
    return { useCase, listeners: () => ports.desk.listeners + listeners() };
  },
};

describe('Disposing of a use case ends its subscriptions', () => {
  test.each(Object.keys(WATCHED))('%s', async (name) => {
    const { useCase, listeners } = await (WATCHED[name] as () => Promise<Watched>)();
    expect(listeners()).toBe(name === 'SendRequest' ? 2 : 1);
    useCase.dispose();
    expect(listeners()).toBe(0);
  });
});

/** An answer that the test sends later. */
const late = <A>() => {
  let answer: (value: A) => void = () => undefined;
  const answered = new Promise<A>((resolve) => (answer = resolve));
  return { ask: () => () => answered, answer: (value: A) => answer(value) };
};

describe('An answer after a use case was disposed of changes nothing', () => {
  test('ReadReviews', async () => {
    const { ask, answer } = late<E.Either<ProviderUnavailable, never>>();
    const useCase = new ReadReviews({ page: ask }, log);
    const opened = useCase.open({ companyId: companyId(7), name: 'Ace HVAC LLC' });
    const before = currentOf(useCase.view$);
    useCase.dispose();
    answer(E.left({ _tag: 'ProviderUnavailable', reason: 'Bad Gateway' }));
    await opened;
    expect(currentOf(useCase.view$)).toBe(before);
  });

  test('RouteCalls', async () => {
    const { ask, answer } = late<E.Either<never, string>>();
    const routed = aDealer().with({ fuseInfo: { pool: 'p', routingGroup: 'g' } });
    const found = foundNear('75001', [routed], {
      source: { numberType: 'paid-search', hidesRatings: false },
    });
    const useCase = new RouteCalls({ run: ask }, log, '8005550199', {
      found$: of(found),
      compared$: of({ ...shownComparison(searchNear(''), ENGLISH_COMPARISON), kind: 'idle' }),
    });
    useCase.begin();
    const before = currentOf(useCase.view$);
    expect(before).toEqual({ '1001': { kind: 'finding' } });
    useCase.dispose();
    answer(E.right('9725550100'));
    await settle();
    expect(currentOf(useCase.view$)).toBe(before);
  });

  test('OfferArticles', async () => {
    const { ask, answer } = late<E.Either<never, never[]>>();
    const useCase = new OfferArticles({ for: ask });
    const offered = useCase.offer({ path: '/', count: 3, language: 'en' });
    useCase.dispose();
    answer(E.right([]));
    await offered;
    expect(currentOf(useCase.view$)).toEqual({ kind: 'looking' });
  });

  test('UseMyLocation', async () => {
    const { ask, answer } = late<E.Either<PositionUnknown, never>>();
    const useCase = new UseMyLocation({ now: ask }, new FakeNearestCode());
    const located = useCase.locate();
    useCase.dispose();
    answer(E.left({ _tag: 'PositionUnknown', reason: 'slow' }));
    await located;
    expect(currentOf(useCase.view$)).toEqual({ kind: 'locating' });
  });
});
