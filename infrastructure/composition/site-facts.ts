import * as O from 'fp-ts/Option';
import { REBATE_WIDGET_SCRIPT } from '../../application/visitor/see-offers/texts.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import { centralTimeOf } from '../../application/ports/central-time.ts';
import { dayOf, type Clock } from '../../application/ports/clock.ts';
import { isDaytime, isOfficeOpen } from '../../domain/brand/open-hours.ts';
import type { BlockSite, ViewSite } from '../../domain/content/blocks/block-view.ts';
import { seasonOf } from '../../domain/brand/season.ts';
import type { Imprint } from '../../domain/document/imprint.ts';
import { bookableDays } from '../../domain/lead/booking-wish.ts';
import { formatPhone, phoneAddress } from '../../domain/phone/phone-format.ts';
import type { Settings } from '../settings/settings.ts';

const blockSite = ({ brandName, siteUrl, defaultPhone }: Settings): BlockSite => ({
  brandName,
  siteUrl,
  defaultPhone: {
    text: formatPhone(defaultPhone),
    address: O.getOrElse(() => '')(phoneAddress(defaultPhone)),
  },
});

/** The publisher of the documents, from the operator's settings. */
export const imprintOf = (settings: Settings): Imprint => {
  const { brandName, siteUrl, defaultPhone } = blockSite(settings);
  return { brandName, siteUrl, phone: defaultPhone.text };
};

/** Facts about the site for block views, from the operator's settings and the site's files. */
export const viewSite = (settings: Settings, fileSizeOf?: ViewSite['fileSizeOf']): ViewSite => ({
  ...blockSite(settings),
  warrantySites: {
    registration: settings.warrantyRegistrationUrl,
    lookUp: settings.warrantyLookupUrl,
  },
  ...(settings.rebateWidgetHost !== null && {
    rebateWidgetScript: `${settings.rebateWidgetHost}${REBATE_WIDGET_SCRIPT}`,
  }),
  ...(fileSizeOf !== undefined && { fileSizeOf }),
});

/** Facts about the site for all pages, from the operator's settings. */
export const siteFacts = (
  settings: Settings,
  {
    isSample,
    listsDealers = false,
    clock,
  }: { readonly isSample: boolean; readonly listsDealers?: boolean; readonly clock: Pick<Clock, 'now'> },
): SiteFacts => ({
  ...blockSite(settings),
  isSample,
  ...(listsDealers && { listsDealers }),
  isOfficeOpen: isOfficeOpen(centralTimeOf(clock)),
  isAfterHours: !isDaytime(centralTimeOf(clock)),
  season: seasonOf(new Date(clock.now()).getUTCMonth() + 1),
  bookableDays: bookableFrom(dayOf(clock)),
  ...(settings.tagManagerId !== null && { tagManagerId: settings.tagManagerId }),
  ...(settings.mapStyleUrl !== null && { hasStreetMaps: true as const }),
  year: new Date(clock.now()).getUTCFullYear(),
});

let bookable: SiteFacts['bookableDays'] | null = null;

/** Cached for the day, because it is the same on every page. */
const bookableFrom = (today: string): SiteFacts['bookableDays'] => {
  if (bookable?.today === today) return bookable;
  const days = bookableDays(today);
  bookable = { today, first: days[0] ?? today, last: days.at(-1) ?? today };
  return bookable;
};
