import type { Answers } from './parts/form-parts.ts';

/** What a homeowner answers about their home, by the labels that they see; what is missing is left open. */
export interface HomeOnForm {
  readonly fuel?: string;
  readonly ducts?: string;
  readonly zip?: string;
}

/** A system that the helper names. */
export interface SystemOnScreen {
  readonly name: string;
  /** `Best fit`. */
  readonly label: string;
  readonly reasons: ReadonlyArray<string>;
  /** The names of the pages that it leads to. */
  readonly pages: ReadonlyArray<string>;
}

export interface HelperOnScreen {
  readonly systems: ReadonlyArray<SystemOnScreen>;
  /** The other sentences of the answer. */
  readonly says: ReadonlyArray<string>;
  /** What is wrong with the code; empty: nothing. */
  readonly zipError: string;
}

/** A system as it is put together, by the labels that are seen. */
export interface SystemOnForm {
  readonly system: string;
  readonly home: string;
  readonly ductwork: string;
  readonly tier?: string;
  /** What is typed as the floor area. */
  readonly area?: string;
  /** What is typed as the code of the area. */
  readonly zip?: string;
}

export interface EstimateOnScreen {
  /** Each part with its price, and the sum. */
  readonly lines: ReadonlyArray<readonly [label: string, price: string]>;
  readonly says: ReadonlyArray<string>;
}

/** The estimate of a system, and the form that sends it to a dealer. */
export interface EstimatePart {
  readonly build: (system: SystemOnForm) => Promise<void>;
  readonly send: (answers: Answers) => Promise<void>;
  readonly seenWhen: (matches: (seen: EstimateOnScreen) => boolean) => Promise<EstimateOnScreen>;
}

/** An offer to lease a system, by the labels of its fields. */
export type OfferOnForm = Readonly<Record<string, string>>;

export interface LeaseOnScreen {
  /** What is paid, by row: the lease, and paying cash. */
  readonly rows: ReadonlyArray<readonly [label: string, lease: string, buy: string]>;
  readonly says: ReadonlyArray<string>;
  /** What is wrong with what was typed. */
  readonly errors: ReadonlyArray<string>;
}

/** The calculator of the leasing page. */
export interface LeasePart {
  readonly check: (offer: OfferOnForm) => Promise<void>;
  readonly seenWhen: (matches: (seen: LeaseOnScreen) => boolean) => Promise<LeaseOnScreen>;
  /** Whether the site was sent what was typed. */
  readonly wasSent: () => Promise<boolean>;
}

/** The helper of the product overview: which system is right for a home. */
export interface HelperPart {
  readonly answer: (home: HomeOnForm) => Promise<void>;
  /** The same home with another zip, on the page that is open. */
  readonly answerAgain: (zip: string) => Promise<void>;
  readonly seenWhen: (matches: (seen: HelperOnScreen) => boolean) => Promise<HelperOnScreen>;
}
