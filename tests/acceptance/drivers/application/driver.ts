import assert from 'node:assert/strict';
import type { ProviderFailure } from '../../../../application/ports/dealers/provider-failure.ts';
import { findDealersTexts } from '../../../../application/visitor/find-dealers/texts.ts';
import { settle } from '../../../fakes/fake-clock.ts';
import type { Driver } from '../../driver.ts';
import { FILTER_BUTTON } from '../../reader/dealer-screen.ts';
import { around, allIn, attributeOf, theOne } from '../../reader/html.ts';
import { submittedBy } from '../../reader/controls.ts';
import type { Trouble } from '../../trouble.ts';
import { carouselOf, stickyOf, videosOf } from './content/moving.ts';
import { pagesOf, wordpressOf } from './content/pages.ts';
import { documentsOf, warrantyOf } from './documents/documents.tsx';
import { askOf, estimateOf, leaseOf, productsOf } from './products/products.ts';
import { rebatesOf } from './rebates/rebates.ts';
import { consentOf } from './site/consent.ts';
import { locationOf, siteSearchOf } from './site/site.tsx';
import { addressesOf } from './leads/addresses.ts';
import { callsOf } from './dealers/calls.ts';
import { comparisonOf } from './dealers/comparison.ts';
import { formsOf } from './leads/forms.ts';
import { leadsOf } from './leads/leads.ts';
import { requestsOf } from './leads/requests.ts';
import { reviewsOf } from './dealers/reviews.ts';
import { savedOf } from './dealers/saved.ts';
import { sliderOf } from './dealers/slider.ts';
import { Visit } from './visit.ts';

/** Plays a scenario on the html of the real components and use cases, with fake ports. */
const driverOf = (visit: Visit): Driver => ({
  reviews: reviewsOf(visit),
  comparison: comparisonOf(visit),
  saved: savedOf(visit),
  slider: sliderOf(visit),
  calls: callsOf(visit),
  forms: formsOf(visit),
  leads: leadsOf(visit),
  requests: requestsOf(visit),
  addresses: addressesOf(visit),
  rebates: rebatesOf(visit),
  location: locationOf(visit),
  carousel: carouselOf(visit),
  sticky: stickyOf(visit),
  pages: pagesOf(visit),
  products: productsOf(visit),
  estimate: estimateOf(visit),
  lease: leaseOf(visit),
  videos: videosOf(),
  wordpress: wordpressOf(visit),
  consent: consentOf(visit),
  siteSearch: siteSearchOf(visit),
  documents: documentsOf(visit),
  warranty: warrantyOf(visit),

  serve: async (area) => visit.site.serve(area),
  serveNearest: async (zipcode, dealers) => visit.site.directory.serveNearest(zipcode, dealers),
  meet: async (...troubles) => visit.site.directory.meet(...troubles.map(asFailure)),
  release: async () => {
    visit.site.directory.release();
    await settle();
  },
  switchOffScripts: async () => void (visit.scripts = false),
  comeAt: async (instant) => visit.site.clock.set(instant),

  goTo: async (address) => void (await visit.goTo(address)),
  follow: async (link, within) => {
    const page = await visit.look();
    await visit.follow(theOne(within === undefined ? page : theOne(page, ...within), 'link', link));
  },
  search: async (typed) => {
    const box = theOne(await visit.look(), 'textbox', findDealersTexts.zipLabel);
    const form = around(box).find(({ name }) => name === 'form');
    assert.ok(form, 'The box is in no form');
    const searchesInPlace = (await visit.page()).mayGoTo(
      new URL(attributeOf(form, 'action') ?? '', 'https://site'),
    );
    // The code box itself trims spaces.
    if (searchesInPlace) await visit.act(({ services }) => services.searchInPlace.searchIn(typed));
    else await visit.submit(form, { zipcode: visit.scripts ? typed.trim() : typed });
  },
  ask: askOf(visit),
  filter: async (label) => {
    const document = await visit.look();
    theOne(document, 'button', FILTER_BUTTON);
    const [form] = allIn(document, `form[aria-label="${findDealersTexts.filtersName}"]`);
    const box =
      form &&
      allIn(form, 'label').find((one) =>
        one.children.some((child) => 'data' in child && child.data === label),
      );
    assert.ok(form && box, `There is no filter ${label}`);
    const [tick] = allIn(box, 'input');
    assert.ok(tick);
    if ('checked' in tick.attribs) delete tick.attribs['checked'];
    else tick.attribs['checked'] = '';
    if (visit.scripts)
      await visit.act(({ services }) => services.searchInPlace.filter(submittedBy(form).getAll('filter')));
    else await visit.submit(form);
  },
  close: async () => {
    theOne(theOne(await visit.look(), 'dialog'), 'button', 'Close');
    await visit.act((page) => page.closeDialogs());
  },
  reload: () => visit.reload(),
  goBack: () => visit.goBack(),
  wait: (seconds) => visit.site.clock.advance(seconds * 1000),

  seenWhen: async (read) => read(await visit.look()),
  asked: async () => visit.site.directory.asked,
  loggedWhen: async () => {
    await settle();
    return [visit.console, visit.site.log].flatMap(({ errors, warnings }) => [...errors, ...warnings]);
  },
  checkAtEnd: async () => {
    const { directory, leads, rebates, wordpress } = visit.site;
    const left = [directory, visit.reviews, leads, rebates].reduce(
      (sum, { troublesLeft }) => sum + troublesLeft,
      0,
    );
    assert.equal(left, 0, 'A trouble was never met');
    assert.notEqual(wordpress?.wordpress.count('page'), 0, 'WordPress was never asked');
  },
  end: () => visit.end(),
});

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
