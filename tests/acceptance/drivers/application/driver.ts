import assert from 'node:assert/strict';
import type { ProviderFailure } from '../../../../application/ports/dealers/provider-failure.ts';
import { filterLabel } from '../../../../application/visitor/find-dealers/texts.ts';
import { searchNear } from '../../../../domain/dealer/dealer-search.ts';
import { DEALER_FILTERS, type DealerFilter } from '../../../../domain/dealer/filters.ts';
import { withFilterToggled } from '../../../../domain/dealer/search-steps.ts';
import { settle } from '../../../fakes/fake-clock.ts';
import type { Driver } from '../../driver.ts';
import type { Trouble } from '../../trouble.ts';
import { addressesOf } from './leads/addresses.ts';
import { callsOf } from './dealers/calls.ts';
import { comparisonOf } from './dealers/comparison.ts';
import { consentOn } from './site/consent.ts';
import { documentsOf, warrantyOf } from './documents/documents.ts';
import { leadsOf } from './leads/leads.ts';
import { videosOf } from './content/videos.ts';
import { formsOf } from './leads/forms.ts';
import { stickyOf } from './content/sticky.ts';
import { localDealersOf } from './site/local-dealers.ts';
import { locationOf } from './site/location.ts';
import { carouselOf } from './content/carousel.ts';
import { pagesOf, wordpressOf } from './content/pages.ts';
import { rebatesOf } from './rebates/rebates.ts';
import { estimateOf } from './products/estimate.ts';
import { leaseOf } from './products/lease.ts';
import { helperOf } from './products/helper.ts';
import { productsOf } from './content/product-comparison.ts';
import { reviewsOf } from './dealers/reviews.ts';
import { screenOf } from './dealers/screen.ts';
import { siteSearchOf } from './site/search.ts';
import { sliderOf } from './dealers/slider.ts';
import { Visit } from './visit.ts';

const filterLabeled = (label: string): DealerFilter => {
  const filter = DEALER_FILTERS.find((one) => filterLabel(one) === label);
  assert.ok(filter, `There is no filter ${label}`);
  return filter;
};

const newSearch = (typed: string) => searchNear(typed.trim());

/** Plays a scenario below the DOM: the real use cases on fakes. */
const driverOf = (visit: Visit): Driver => {
  const location = locationOf(visit);
  const forms = formsOf(visit);
  const rebates = rebatesOf(visit);
  return {
    rebates,
    reviews: reviewsOf(visit),
    location,
    localDealers: localDealersOf(visit),
    comparison: comparisonOf(visit),
    slider: sliderOf(visit),
    carousel: carouselOf(visit),
    calls: callsOf(visit),
    forms,
    leads: leadsOf(visit),
    addresses: addressesOf(visit, forms),
    sticky: stickyOf(visit),
    pages: pagesOf(visit),
    products: productsOf(visit),
    helper: helperOf(visit),
    estimate: estimateOf(visit),
    lease: leaseOf(visit),
    videos: videosOf(visit),
    wordpress: wordpressOf(visit),
    consent: consentOn(visit.measuring),
    siteSearch: siteSearchOf(visit),
    documents: documentsOf(visit),
    warranty: warrantyOf(visit),

    serve: async ({ zipcode, dealers, ...more }) => visit.directory.serve(zipcode, dealers, more),
    serveNearest: async (zipcode, dealers) => visit.directory.serveNearest(zipcode, dealers),
    meet: async (...troubles) => visit.directory.meet(...troubles.map(asFailure)),
    release: async () => {
      visit.directory.release();
      await settle();
    },
    switchOffScripts: async () => void (visit.scripts = false),

    begin: async (page, zipcode = '', filter) => {
      const search = newSearch(zipcode);
      await visit.open({
        page,
        search: filter === undefined ? search : withFilterToggled(search, filterLabeled(filter)),
      });
    },
    search: async (typed) => {
      const search = newSearch(typed);
      // Every box on a page without dealers leads there.
      if (visit.contents.holds('acf/zip-search')) await visit.open({ page: 'schedule', search });
      else if (visit.searchesInPlace)
        await visit.afterMoving(() => visit.useCases.searchInPlace.searchIn(search.zipcode));
      else await visit.goTo(search);
    },
    open: (zipcode, page) => visit.goTo({ ...newSearch(zipcode), page }),
    filter: async (label) => {
      const search = withFilterToggled(visit.address.search, filterLabeled(label));
      if (visit.searchesInPlace)
        await visit.afterMoving(() => visit.useCases.searchInPlace.filter(search.filters));
      else await visit.goTo(search);
    },
    sortBy: async (label) => {
      const sort = visit.view?.sorts.find((one) => one.label === label);
      assert.ok(sort, `There is no order ${label}`);
      await visit.goToAddress(sort.address);
    },
    follow: async (link) => {
      const filters = visit.view?.kind === 'none' ? visit.view.why.filters : [];
      const undo = filters.map((filter) => filter.undo).find(({ text }) => text === link);
      assert.ok(undo, `There is no ${link}`);
      await visit.goToAddress(undo.address);
    },
    close: async () => {
      await visit.useCases.readReviews.close();
      visit.useCases.askDealer.close();
      location.end();
    },
    turnTo: async (link) => {
      const links = visit.view?.kind === 'found' ? visit.view.pageLinks : null;
      assert.ok(links, 'There are no pages to turn');
      const numbered = links.numbers.find((one) => one !== null && String(one.number) === link);
      const address = { Next: links.next, Previous: links.previous }[link] ?? numbered?.address;
      assert.ok(address, `There is no ${link}`);
      await visit.goToAddress(address);
    },
    reload: () => visit.load(),
    goBack: async () => {
      visit.addresses.pop();
      await visit.arrive();
    },
    wait: (seconds) => visit.clock.advance(seconds * 1000),

    screenWhen: async () => {
      await settle();
      return screenOf(visit);
    },
    asked: async () => visit.directory.asked,
    loggedWhen: async () => {
      await settle();
      return [...visit.log.errors, ...visit.log.warnings];
    },
    checkAtEnd: async () => {
      const left =
        visit.directory.troublesLeft +
        visit.reviews.troublesLeft +
        visit.leadModule.troublesLeft +
        rebates.troublesLeft();
      assert.equal(left, 0, 'A trouble was never met');
      assert.notEqual(visit.contents.wordpress?.wordpress.count('Page'), 0, 'WordPress was never asked');
    },
    end: async () => {
      visit.leave();
      await visit.contents.end();
    },
  };
};

const asFailure = (trouble: Trouble): ProviderFailure | 'silence' => {
  switch (trouble.kind) {
    case 'too-many-requests':
      return { _tag: 'TooManyRequests', retryAfterMs: trouble.retryAfterSeconds * 1000 };
    case 'failure':
      return { _tag: 'ProviderUnavailable', reason: 'Internal Server Error' };
    case 'nonsense':
      return { _tag: 'InvalidResponse', fault: 'dealers should be a list' };
    case 'silence':
      return 'silence';
  }
};

export const newDriver = async (): Promise<Driver> => driverOf(new Visit());
