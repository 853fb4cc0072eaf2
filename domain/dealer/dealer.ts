import type { Coordinates } from '../postal-code/place.ts';

/** The nine types of numbers that may be assigned to a dealer (specification, section 9). */
export const NUMBER_TYPES = [
  'organic-search',
  'paid-search',
  'campaign-1',
  'campaign-2',
  'value-brand',
  'top-right-domain',
  'top-right-campaign',
  'general-campaign',
  'focus-campaign',
] as const;
export type NumberType = (typeof NUMBER_TYPES)[number];

export interface AssignedNumber {
  readonly numberType: string;
  readonly number: string;
}

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekHours = { readonly [day in (typeof WEEKDAYS)[number]]?: string };

/** Where calls are routed: the pool and group of the call-routing service, and its numbers. */
export interface FuseInfo {
  readonly pool?: string;
  readonly permaleasePhone?: string;
  readonly routingGroup?: string;
  readonly targetPhone?: string;
  readonly paidSearchPermalease?: string;
}

/**
 * A dealer, as section 3 of the specification lists it; every field may be missing. Flags are true or
 * absent. `distanceMiles` belongs to an answer, from the middle of the area searched.
 */
export interface Dealer {
  readonly name?: string;
  readonly companyId?: number;
  readonly guid?: string;
  readonly brandId?: string;
  readonly valueBrand?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zipcode?: string;
  readonly country?: string;
  readonly phone1?: string;
  readonly phone2?: string;
  readonly phone3?: string;
  readonly charterMemberDate?: string;
  readonly dealerType?: string;
  readonly displaySupport?: boolean;
  readonly email?: string;
  readonly emergencyService?: boolean;
  readonly financeUrl?: string;
  readonly leasingOption?: boolean;
  readonly googleReviews?: boolean;
  readonly nateCertified?: boolean;
  readonly nexiaDealer?: boolean;
  readonly nexiaDealerDiagnostics?: boolean;
  readonly asHomeDealer?: boolean;
  readonly asHomeDealerDiagnostics?: boolean;
  readonly preferred?: boolean;
  readonly score?: number;
  readonly showFinancing?: boolean;
  readonly showAddress?: boolean;
  readonly tcsId?: string;
  readonly isTcs?: boolean;
  readonly totalResponseCount?: number;
  readonly spanish?: boolean;
  readonly dealerInfo?: {
    readonly state?: string;
    readonly dbaName?: string;
    readonly weekHours?: WeekHours;
  };
  readonly website?: string;
  readonly averageRating?: number;
  readonly totalReviewCount?: number;
  readonly priorityRanking?: number;
  readonly fuseInfo?: FuseInfo;
  readonly assignedNumbers?: ReadonlyArray<AssignedNumber>;
  readonly routingGroupId?: string;
  readonly location?: Coordinates;
  readonly searchInfo?: { readonly kind?: string; readonly bucket?: number };
  readonly distanceMiles?: number;
}

/** Dealers of this type are not certified contractors (specification, section 5). */
export const NOT_CERTIFIED = 'NON-CC';
