import type { CompanyId } from '../dealer/company-id.ts';

/** The visitor's details, by form field. */
const DETAILS = ['firstName', 'lastName', 'email', 'phone', 'addressLine1', 'city', 'state', 'zip'] as const;
type Detail = (typeof DETAILS)[number];
export type VisitorDetails = { readonly [detail in Detail]?: string };

/** The visitor's entries and requests during a visit (specification, section 3: user profile). */
export interface VisitorProfile extends Readonly<Record<Detail, string>> {
  readonly mtaAid: string;
  readonly mtaSid: string;
  readonly leadIds: ReadonlyArray<string>;
  /** Company ids of the dealers that the visitor contacted. */
  readonly dealersContacted: ReadonlyArray<CompanyId>;
}

export const EMPTY_PROFILE: VisitorProfile = {
  mtaAid: '',
  mtaSid: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  addressLine1: '',
  city: '',
  state: '',
  zip: '',
  leadIds: [],
  dealersContacted: [],
};

/** The details of a profile, as form values. */
export const detailsOf = (profile: VisitorProfile): VisitorDetails =>
  Object.fromEntries(DETAILS.map((name) => [name, profile[name]]));

const without = <A>(list: ReadonlyArray<A>, item: A): ReadonlyArray<A> =>
  list.filter((each) => each !== item);

/** Marks a dealer as contacted, as soon as a request is being sent. */
export const withDealerContacted = (profile: VisitorProfile, companyId: CompanyId): VisitorProfile => ({
  ...profile,
  dealersContacted: [...without(profile.dealersContacted, companyId), companyId],
});

export const withoutDealerContacted = (profile: VisitorProfile, companyId: CompanyId): VisitorProfile => ({
  ...profile,
  dealersContacted: without(profile.dealersContacted, companyId),
});

export const withLead = (profile: VisitorProfile, leadId: string): VisitorProfile => ({
  ...profile,
  leadIds: [...without(profile.leadIds, leadId), leadId],
});

/** Adds details from a form. Empty fields don't overwrite existing details. */
export const withDetails = (profile: VisitorProfile, details: VisitorDetails): VisitorProfile => ({
  ...profile,
  ...Object.fromEntries(DETAILS.flatMap((name) => (details[name] ? [[name, details[name]]] : []))),
});

/** Why a dealer's button shows `Connected` (specification, section 4). */
export interface ConnectReasons {
  readonly contacted: ReadonlyArray<CompanyId>;
  /** Dealers that the page itself marks as connected. */
  readonly flagged: ReadonlyArray<CompanyId>;
  /** The remembered recommended list. */
  readonly recommended: ReadonlyArray<CompanyId>;
}

/** Company ids of all connected dealers, without duplicates. */
export const connectedDealers = ({
  contacted,
  flagged,
  recommended,
}: ConnectReasons): ReadonlyArray<CompanyId> => [...new Set([...contacted, ...flagged, ...recommended])];
