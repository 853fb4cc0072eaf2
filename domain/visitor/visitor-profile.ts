import type { CompanyId } from '../dealer/company-id.ts';
/** What a visitor has entered and asked for during a visit (specification, section 3: user profile). */
export interface VisitorProfile {
  readonly mtaAid: string;
  readonly mtaSid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly leadIds: ReadonlyArray<string>;
  /** The company ids of the dealers that the visitor has asked to be contacted by. */
  readonly dealersContacted: ReadonlyArray<CompanyId>;
}

/** The visitor's details, as forms ask for them. */
export const DETAILS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'addressLine1',
  'city',
  'state',
  'zip',
] as const;
export type VisitorDetails = { readonly [detail in (typeof DETAILS)[number]]?: string };

export const EMPTY_PROFILE: VisitorProfile = {
  ...{ mtaAid: '', mtaSid: '', firstName: '', lastName: '', email: '', phone: '' },
  ...{ addressLine1: '', city: '', state: '', zip: '', leadIds: [], dealersContacted: [] },
};

/** What a profile knows for a form. */
export const detailsOf = (profile: VisitorProfile): VisitorDetails =>
  Object.fromEntries(DETAILS.map((name) => [name, profile[name]]));

const without = <A>(list: ReadonlyArray<A>, item: A): ReadonlyArray<A> =>
  list.filter((each) => each !== item);

/** A dealer is contacted as soon as a request is on its way to him. */
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

/** What a form said of the visitor; what it did not ask for stays. */
export const withDetails = (profile: VisitorProfile, details: VisitorDetails): VisitorProfile => ({
  ...profile,
  ...Object.fromEntries(DETAILS.flatMap((name) => (details[name] ? [[name, details[name]]] : []))),
});

/** Why a dealer's button says `Connected` (specification, section 4). */
export interface ConnectReasons {
  readonly contacted: ReadonlyArray<CompanyId>;
  /** Dealers whom the page itself flags as connected. */
  readonly flagged: ReadonlyArray<CompanyId>;
  /** The remembered recommended list. */
  readonly recommended: ReadonlyArray<CompanyId>;
}

/** The company ids of the dealers whose buttons say so, each once. */
export const connectedDealers = ({
  contacted,
  flagged,
  recommended,
}: ConnectReasons): ReadonlyArray<CompanyId> => [...new Set([...contacted, ...flagged, ...recommended])];
