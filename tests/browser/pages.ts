import { expect } from '@jest/globals';
import * as O from 'fp-ts/Option';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { scheduleTexts } from '../../application/visitor/ask-dealer/schedule-texts.ts';
import { askDealerTexts } from '../../application/visitor/ask-dealer/texts.ts';
import { browseDocumentsTexts } from '../../application/visitor/browse-documents/texts.ts';
import {
  checkRegistrationTexts,
  checkRegistrationTextsIn,
} from '../../application/visitor/check-registration/texts.ts';
import { compareDealersTexts } from '../../application/visitor/compare-dealers/texts.ts';
import { COMPARISON_TEXTS } from '../../application/visitor/compare-dealers/translated.ts';
import { runningCostTexts } from '../../application/visitor/compare-running-costs/texts.ts';
import { foundTexts } from '../../application/visitor/estimate-savings/found-texts.ts';
import { spanishTexts } from '../../application/visitor/estimate-savings/spanish-texts.ts';
import { estimateTexts } from '../../application/visitor/estimate-savings/texts.ts';
import { DEALER_PAGE_TEXTS } from '../../application/visitor/show-dealer/texts.ts';
import { findDealersTexts, foundHeading, noneHeading } from '../../application/visitor/find-dealers/texts.ts';
import {
  contactHeading,
  CUSTOMER_CARE_PAGES,
  dealerFormFrTexts,
} from '../../application/visitor/send-request/form-page-texts.ts';
import { searchSiteTexts } from '../../application/visitor/search-site/texts.ts';
import type { SiteLanguage } from '../../domain/content/site-language.ts';
import { styleguideTexts } from '../../application/visitor/read-page/styleguide-texts.ts';
import { notFoundTexts } from '../../application/visitor/read-page/missing-page-texts.ts';
import { contactForm } from '../../domain/lead/forms/contact-form.ts';
import { contactModal } from '../../domain/lead/forms/contact-modal.ts';
import { dealerFormFr } from '../../domain/lead/forms/dealer-form-fr.ts';
import { dealerModal } from '../../domain/lead/forms/dealer-modal.ts';
import { thanksAddress } from '../../application/visitor/send-request/thanks-address.ts';
import { BADGES } from '../../domain/dealer/badges.ts';
import type { Trouble } from '../acceptance/trouble.ts';
import { safetyPanelTexts } from '../../ui/blocks/safety-panel/texts.ts';
import { aDealer, withIds } from '../builders/a-dealer.ts';
import { aProgram } from '../builders/a-program.ts';
import { areaRebates } from '../builders/area-rebates.ts';
import { started, type TestedSite } from './tested-site.ts';

export const SERVED = '75001';
export const UNSERVED = '99950';
/** An area whose dealers have no distinctions. */
const PLAIN = '75002';

/** Three pages of dealers; between them, each detail of a card is there once and missing once. */
const DEALERS = withIds([
  aDealer()
    .named('ACE HVAC AND AIR CONDITIONING LLC')
    .withBadge(...BADGES)
    .reviewed(4.5, 1280)
    .milesAway(1.5),
  aDealer().without('phone1', 'city', 'state').named('PLAIN AIR'),
  aDealer().with({ preferred: true, website: 'https://example.com/preferred' }).reviewed(3, 1).milesAway(12),
  ...['FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH'].map((name) => aDealer().named(`${name} HEATING`)),
]);

const FAR_DEALERS = ['FAR AIR', 'FAR HEATING AND AIR CONDITIONING LLC'].map((name, i) =>
  aDealer()
    .named(name)
    .withBadge(...BADGES)
    .milesAway(60 + i)
    .withCompanyId(50 + i)
    .build(),
);

/** Always in the future: a program that has ended is in no total. */
const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

/** Programs; between them, each detail of a card is there once and missing once. */
const PROGRAMS = [
  aProgram('Whole-home heat pumps')
    .paying(8500)
    .combining('bonus')
    .until(IN_A_YEAR)
    .with({
      paysFor: ['Heat pump'],
      whoCanApply: O.some('Homeowners'),
      conditions: ['reserve-before-install', 'enrolled-contractor'],
      summary: O.some('Pays by the ton when heat pumps heat the whole home.'),
      lastChecked: O.some('2026-11-18'),
    }),
  aProgram('bonus').paying(500),
  aProgram('ended').paying(9000).that('ended'),
  aProgram('low incomes').paying(300).forIncomes('low'),
].map((program) => program.build());

/** A page in one state: its address, the provider's response to its searches, and its expected content. */
export interface TestedPage {
  readonly name: string;
  readonly path: string;
  readonly shows: string;
  /** English by default. */
  readonly language?: SiteLanguage;
  readonly trouble?: Trouble;
  /** A text of the html as served, if it differs from the text after the start. */
  readonly served?: string;
  /** Whether another page has the same layout, so that slow tests need only one width. */
  readonly isAlike?: boolean;
}

/** The widths for slow tests. */
export const widthsOf = ({ isAlike }: TestedPage): ReadonlyArray<number> =>
  isAlike === true ? [375] : [375, 1280];

const HOME: TestedPage = { name: 'home', path: '/', shows: 'Warm tonight. Cool all summer.' };
const UNKNOWN: TestedPage = {
  isAlike: true,
  name: 'unknown page',
  path: '/no-such-page/',
  shows: notFoundTexts.heading,
};
const IDLE: TestedPage = {
  isAlike: true,
  name: 'idle',
  path: '/find-a-dealer/',
  shows: findDealersTexts.idle,
};
const FOUND: TestedPage = {
  name: 'found',
  path: `/find-a-dealer/?zipcode=${SERVED}`,
  shows: foundHeading(`Addison, TX ${SERVED}`),
};
export const FOUND_ELSEWHERE: TestedPage = {
  ...FOUND,
  name: 'your dealer',
  path: `/find-your-dealer/?zipcode=${SERVED}`,
};
const NONE: TestedPage = {
  name: 'none',
  path: `/find-your-dealer/?zipcode=${UNSERVED}`,
  shows: noneHeading(UNSERVED),
};
const FILTERED_OUT: TestedPage = {
  isAlike: true,
  name: 'filtered out',
  path: `/find-a-dealer/?zipcode=${PLAIN}&filter=emergencyService&filter=nateCertified`,
  shows: findDealersTexts.noneFiltered.heading,
};
const COMPARED: TestedPage = {
  name: 'compared',
  path: `/find-a-dealer/compare/?zipcode=${SERVED}&compare=1&compare=2&compare=3`,
  shows: compareDealersTexts.caption(3, `Addison, TX ${SERVED}`),
};
const DEALER: TestedPage = {
  name: 'dealer',
  path: `/dealers/tx/addison/ace-hvac-and-air-conditioning-llc-1/?zipcode=${SERVED}`,
  shows: DEALER_PAGE_TEXTS.en.nearbyHeading(SERVED),
};
const SPANISH_DEALER: TestedPage = {
  isAlike: true,
  name: 'Spanish dealer',
  path: `/es/distribuidores/tx/addison/ace-hvac-and-air-conditioning-llc-1/?zipcode=${SERVED}`,
  shows: DEALER_PAGE_TEXTS.es.nearbyHeading(SERVED),
  language: 'es',
};
const FRENCH_COMPARED: TestedPage = {
  isAlike: true,
  name: 'French compared',
  path: `/fr/concessionnaires/comparer/?zipcode=${SERVED}&compare=1&compare=2`,
  shows: COMPARISON_TEXTS.fr.caption(2, `Addison (Texas) ${SERVED}`),
  language: 'fr',
};
const DEALER_GONE: TestedPage = {
  isAlike: true,
  name: 'dealer who is gone',
  path: '/dealers/tx/addison/gone-heating-99/',
  shows: DEALER_PAGE_TEXTS.en.removedLead('Addison, TX'),
};
const NOTHING_COMPARED: TestedPage = {
  isAlike: true,
  name: 'nothing to compare',
  path: '/find-a-dealer/compare/',
  shows: compareDealersTexts.idle.text,
};
const CONTACT: TestedPage = { name: 'contact', path: '/contact/', shows: contactHeading('RunTru') };
const CUSTOMER_CARE: TestedPage = {
  isAlike: true,
  name: 'customer care',
  path: '/customer-care/',
  shows: CUSTOMER_CARE_PAGES.en.heading,
  // The heading is content: its apostrophe is served unchanged.
  served: 'home comfort you desire',
};
const FRENCH_FORM: TestedPage = {
  isAlike: true,
  name: 'French dealer form',
  path: '/fr/trouver-un-concessionnaire/',
  shows: dealerFormFrTexts.lead,
  language: 'fr',
};
const SPANISH_HOME: TestedPage = {
  name: 'Spanish home',
  path: '/es/',
  shows: safetyPanelTexts.es.heading,
  language: 'es',
};
const FRENCH_HOME: TestedPage = {
  isAlike: true,
  name: 'French home',
  path: '/fr/',
  shows: safetyPanelTexts.fr.heading,
  language: 'fr',
};
const REFERENCE = 'R-0ABCDEFZ';
const THANKS: TestedPage = {
  name: 'thanks',
  path: thanksAddress(contactForm, REFERENCE),
  shows: REFERENCE,
};
const FRENCH_THANKS: TestedPage = {
  isAlike: true,
  name: 'French thanks',
  path: thanksAddress(dealerFormFr, REFERENCE),
  shows: REFERENCE,
  language: 'fr',
};
const STYLEGUIDE: TestedPage = {
  isAlike: true,
  name: 'style guide',
  path: '/styleguide/',
  shows: styleguideTexts.lead,
};
const STYLEGUIDE_GROUP: TestedPage = {
  isAlike: true,
  name: 'group of the style guide',
  path: '/styleguide/calls-to-action/',
  shows: styleguideTexts.columns.missing,
};
const STYLEGUIDE_DEALERS: TestedPage = {
  name: 'dealers in the style guide',
  path: '/styleguide/dealers/',
  shows: styleguideTexts.columns.missing,
};
const PRIVACY: TestedPage = {
  isAlike: true,
  name: 'privacy',
  path: '/privacy/',
  shows: 'What your browser stores',
};
const WARRANTY: TestedPage = {
  isAlike: true,
  name: 'warranty',
  path: '/resources/warranty/?installed=2026-01-20',
  shows: checkRegistrationTexts.passed('March 21, 2026'),
  // Dates stay on one line.
  served: checkRegistrationTexts.passed('<span data-whole="">March 21, 2026</span>'),
};
const FRENCH_WARRANTY: TestedPage = {
  isAlike: true,
  name: 'French warranty',
  path: '/fr/garantie/?installed=2026-01-20',
  shows: checkRegistrationTextsIn('fr').passed('21 mars 2026'),
  language: 'fr',
};
const RUNNING_COSTS: TestedPage = {
  isAlike: true,
  name: 'running costs',
  path: '/products/heat-pump-or-furnace/?zip=75001&area=2000&electricity=16',
  shows: runningCostTexts.title('Addison, TX'),
};
const LIBRARY: TestedPage = {
  isAlike: true,
  name: 'document library',
  path: '/resources/?tab=technical-docs&filter=furnace',
  shows: browseDocumentsTexts.foundFor(4, 'furnace'),
};
const SITE_SEARCH: TestedPage = {
  isAlike: true,
  name: 'site search',
  path: '/search/?q=xylophone',
  shows: searchSiteTexts.none('xylophone'),
};
const CONNECT: TestedPage = {
  isAlike: true,
  name: 'connect',
  path: `/connect/?zipcode=${SERVED}&dealer=2`,
  shows: dealerModal.name,
};
const CONNECT_WHERE: TestedPage = {
  isAlike: true,
  name: 'connect without an area',
  path: '/connect/',
  shows: scheduleTexts.chooseArea,
};
const BOOK_ONLINE: TestedPage = {
  isAlike: true,
  name: 'book online',
  path: `/book-online/?zipcode=${SERVED}&dealer=2`,
  shows: askDealerTexts.book,
};
const GET_HELP: TestedPage = {
  isAlike: true,
  name: 'get help',
  path: '/get-help/',
  shows: contactModal.name,
};
const REBATES_PATH_SERVED = `/resources/rebates/?zip=${SERVED}`;
const REBATES: TestedPage = {
  name: 'rebates',
  path: REBATES_PATH_SERVED,
  shows: foundTexts.savingsHeading('$9,000', 'Addison, TX'),
};
const NO_REBATES_FOUND: TestedPage = {
  isAlike: true,
  name: 'no rebates',
  path: `/resources/rebates/?zip=${UNSERVED}`,
  shows: estimateTexts.none,
};
const REBATES_IDLE: TestedPage = {
  isAlike: true,
  name: 'rebates without a zip',
  path: '/resources/rebates/',
  shows: estimateTexts.idle,
};
const SPANISH_CUSTOMER_CARE: TestedPage = {
  isAlike: true,
  name: 'Spanish customer care',
  path: '/es/atencion-al-cliente/',
  shows: CUSTOMER_CARE_PAGES.es.heading,
  language: 'es',
};
const SPANISH_REBATES: TestedPage = {
  isAlike: true,
  name: 'Spanish rebates',
  path: `/es/reembolsos/?zip=${SERVED}`,
  shows: spanishTexts.savingsHeading('$9,000', 'Addison, TX'),
  language: 'es',
};
const TAX_CREDITS: TestedPage = {
  isAlike: true,
  name: 'tax credits',
  path: '/resources/tax-credits/',
  shows: 'When was your system installed?',
};
const REBATES_FAILED: TestedPage = {
  isAlike: true,
  name: 'rebates failed',
  path: REBATES_PATH_SERVED,
  shows: estimateTexts.failed,
  trouble: { kind: 'failure' },
};
const REBATES_SEARCHING: TestedPage = {
  isAlike: true,
  name: 'searching rebates',
  path: REBATES_PATH_SERVED,
  shows: estimateTexts.loading,
  trouble: { kind: 'silence' },
};
const COMPARING_FAILED: TestedPage = {
  ...COMPARED,
  name: 'comparing failed',
  served: findDealersTexts.keepLooking,
  shows: findDealersTexts.tryAgain,
  trouble: { kind: 'failure' },
};
const FAILED: TestedPage = {
  name: 'failed',
  path: `/find-a-dealer/?zipcode=${SERVED}`,
  served: findDealersTexts.keepLooking,
  shows: findDealersTexts.tryAgain,
  trouble: { kind: 'failure' },
};
const REFUSED: TestedPage = {
  name: 'too many requests',
  path: `/find-a-dealer/?zipcode=${SERVED}`,
  shows: findDealersTexts.tooManyRequests.heading,
  trouble: { kind: 'too-many-requests', retryAfterSeconds: 10 },
};
export const SEARCHING: TestedPage = {
  name: 'searching',
  path: `/find-a-dealer/?zipcode=${SERVED}`,
  shows: findDealersTexts.searching,
  trouble: { kind: 'silence' },
};

/** Pages that do not change by themselves. */
export const SETTLED_PAGES = [
  HOME,
  IDLE,
  FOUND,
  FOUND_ELSEWHERE,
  NONE,
  FILTERED_OUT,
  COMPARED,
  DEALER,
  SPANISH_DEALER,
  FRENCH_COMPARED,
  DEALER_GONE,
  NOTHING_COMPARED,
  CONTACT,
  CUSTOMER_CARE,
  SPANISH_CUSTOMER_CARE,
  FRENCH_FORM,
  SPANISH_HOME,
  FRENCH_HOME,
  THANKS,
  FRENCH_THANKS,
  STYLEGUIDE,
  STYLEGUIDE_GROUP,
  PRIVACY,
  WARRANTY,
  FRENCH_WARRANTY,
  RUNNING_COSTS,
  LIBRARY,
  SITE_SEARCH,
  CONNECT,
  CONNECT_WHERE,
  BOOK_ONLINE,
  GET_HELP,
  REBATES,
  NO_REBATES_FOUND,
  REBATES_IDLE,
  SPANISH_REBATES,
  TAX_CREDITS,
  UNKNOWN,
] as const;

/** Pages whose application starts by itself to settle them. */
export const UNSETTLED_PAGES = [
  FAILED,
  REFUSED,
  SEARCHING,
  COMPARING_FAILED,
  REBATES_FAILED,
  REBATES_SEARCHING,
] as const;

/** Pages with every kind of notice that customer service is closed. */
export const PAGES_OF_THE_HOUR = [
  HOME,
  FOUND,
  NONE,
  CONTACT,
  FRENCH_FORM,
  STYLEGUIDE_GROUP,
  STYLEGUIDE_DEALERS,
] as const;

export const ALL_PAGES: ReadonlyArray<TestedPage> = [...SETTLED_PAGES, ...UNSETTLED_PAGES];

/** More calls than any page makes. */
const MANY = 20;

/** Makes the provider answer so that a page reaches its state. */
export const prepare = ({ provider }: TestedSite, { trouble }: TestedPage): void => {
  provider.serve({ zipcode: SERVED, city: 'Addison', state: 'TX', dealers: DEALERS });
  provider.serve({ zipcode: PLAIN, city: 'Allen', state: 'TX', dealers: [aDealer().build()] });
  for (const zipcode of [PLAIN, UNSERVED]) provider.nearest.serve(zipcode, FAR_DEALERS);
  provider.rebates.serve(SERVED, areaRebates('Addison, TX', ...PROGRAMS));
  if (trouble === undefined) return;
  provider.meet(...Array<Trouble>(MANY).fill(trouble));
  provider.rebates.meet(...Array<Trouble>(MANY).fill(trouble));
};

/** Resolves once a page is in its state, and has started if it starts by itself. */
export const inState = async (page: Page, { shows, trouble }: TestedPage): Promise<void> => {
  if (trouble !== undefined) await started(page);
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
};

/** A new visitor on a page in its state. */
export const visitIn = async (
  site: TestedSite,
  tested: TestedPage,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  prepare(site, tested);
  const page = await site.visit(tested.path, options);
  await inState(page, tested);
  return page;
};

/** The html of a page in its state, as served. */
export const htmlOf = async (site: TestedSite, tested: TestedPage): Promise<string> => {
  prepare(site, tested);
  const html = await site.html(tested.path);
  expect(html).toContain((tested.served ?? tested.shows).replaceAll("'", '&#x27;'));
  return html;
};
