import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { constant, singleton, tokensOf } from '../../../infrastructure/composition/containers/binding.ts';
import { createCheckingContainer } from '../../../infrastructure/composition/containers/checking-container.ts';
import { createRequestContainer } from '../../../infrastructure/composition/containers/request-container.ts';
import { requestOptions } from '../../builders/request-options.ts';
import { siteFacts } from '../../../infrastructure/composition/site-facts.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { TOKENS } from '../../../infrastructure/composition/containers/tokens.ts';
import { servicesOf } from '../../../infrastructure/composition/visitor/services.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import { FakeLeadDesk } from '../../fakes/leads/fake-lead-desk.ts';
import { MemoryPageLibrary } from '../../fakes/content/memory-page-library.ts';

const SITE = siteFacts(readSettings({}), { isSample: false, clock: { now: () => 0 } });

const OPTIONS = requestOptions(SITE);

const parentContainer = () =>
  createCheckingContainer(
    new MemoryPageLibrary(),
    { decode: ({ name }) => E.left({ _tag: 'UnknownBlock', name }) },
    SITE,
  );

const requestContainer = () => createRequestContainer(parentContainer(), OPTIONS);

interface Disposable {
  readonly dispose: () => void;
}

const { USE_CASE, GIVEN, UNUSED } = tokensOf<Record<'USE_CASE' | 'GIVEN' | 'UNUSED', Disposable>>();

/** Counts how often it is disposed of. */
class Disposed implements Disposable {
  times = 0;

  dispose(): void {
    this.times += 1;
  }
}

/** Every service that a page may use. */
const SERVICES: Readonly<Record<keyof Services, true>> = {
  site: true,
  watchBlocks: true,
  showArea: true,
  updateLocation: true,
  useMyLocation: true,
  suggestCode: true,
  showLocalDealers: true,
  closeBanners: true,
  offerArticles: true,
  seeThanks: true,
  followedRequest: true,
  showDealer: true,
  browseDealers: true,
  compareProducts: true,
  browseDocuments: true,
  searchSite: true,
  checkRegistration: true,
  compareRunningCosts: true,
  suggestSystems: true,
  planSystem: true,
  weighLease: true,
  stickFooter: true,
  keepSaved: true,
  dealerTexts: true,
  reviewTexts: true,
  compareDealers: true,
  findDealers: true,
  readReviews: true,
  routeCalls: true,
  searchInPlace: true,
  showConnections: true,
  showHours: true,
  estimateSavings: true,
  askAboutRebates: true,
  askDealer: true,
  requestOf: true,
  choiceOf: true,
  newSuggestions: true,
};

const NAMES = Object.keys(SERVICES) as ReadonlyArray<keyof Services>;

describe("A request's container", () => {
  test('has every service that a page may use', () => {
    const services = servicesOf(requestContainer(), SITE);
    for (const name of NAMES) expect([name, services[name]]).toEqual([name, expect.anything()]);
    expect(services.requestOf('booking')).toBe(services.requestOf('booking'));
  });

  test('disposes of its use cases when it ends', () => {
    const desk = new FakeLeadDesk();
    const container = requestContainer();
    container.load([constant(TOKENS.leadDesk, desk)]);

    const { of: requestOf } = container.get(TOKENS.pageRequests);
    requestOf('booking');
    requestOf('newsletter');
    expect(desk.listeners).toBe(2);

    container.dispose();
    expect(desk.listeners).toBe(0);
  });

  test('disposes of every object that it has created, and of no others', () => {
    const [made, given, unused] = [new Disposed(), new Disposed(), new Disposed()];
    const container = requestContainer();
    container.load([
      singleton(USE_CASE, () => made),
      constant(GIVEN, given),
      singleton(UNUSED, () => unused),
    ]);
    [container.get(USE_CASE), container.get(USE_CASE), container.get(GIVEN)].forEach(Boolean);
    container.dispose();
    expect([made.times, given.times, unused.times]).toEqual([1, 0, 0]);
  });

  test("shares the process's objects, and does not dispose of them when it ends", () => {
    const parent = parentContainer();
    const shared = new Disposed();
    parent
      .bind(USE_CASE)
      .toDynamicValue(() => shared)
      .inSingletonScope();
    const container = createRequestContainer(parent, OPTIONS);
    expect(container.get(USE_CASE)).toBe(shared);
    container.dispose();
    expect(shared.times).toBe(0);
  });
});
