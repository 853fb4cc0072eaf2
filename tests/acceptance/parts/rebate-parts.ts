import type { AreaIncomes, HOUSEHOLD_FIELDS } from '../../../domain/rebate/household.ts';
import type { UtilityKind } from '../../../domain/rebate/utilities.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { RebatePageParameters } from '../../../domain/rebate/page-parameters.ts';
import type { Trouble } from '../trouble.ts';
import type { Answers } from './form-parts.ts';

/** A page with rebates as the visitor sees it. */
export interface RebatesOnScreen {
  /** The heading of the savings; null if none are shown. */
  readonly savings: string | null;
  /** The error message next to the ZIP code box, or null. */
  readonly zipError: string | null;
  /** The page's text about rebates, line by line. */
  readonly texts: ReadonlyArray<string>;
  readonly programs: ReadonlyArray<{ readonly name: string; readonly says: ReadonlyArray<string> }>;
  /** The contact part: its form, the form's replacement, or nothing. */
  readonly contact: 'none' | 'closed' | 'open' | 'thanks' | 'confirmed';
  /** The text of the confirmation. */
  readonly confirmation: ReadonlyArray<string>;
  /** The names of the dealers listed below the confirmation. */
  readonly others: ReadonlyArray<string>;
}

/** Checking rebates, and asking a dealer about them. */
export interface RebatesPart {
  /** `incomes`: what HUD says of the area. */
  readonly serve: (zip: string, rebates: AreaRebates, incomes?: AreaIncomes) => Promise<void>;
  /** The next calls meet these troubles, in order. */
  readonly meet: (...troubles: ReadonlyArray<Trouble>) => Promise<void>;
  readonly release: () => Promise<void>;
  /** Stores a ZIP code in the visitor's browser, as an earlier search does. */
  readonly remember: (zip: string) => Promise<void>;
  readonly ask: (typed: string) => Promise<void>;
  /** Submits the home page's ZIP code box for rebates; without a text, with the box's current value. */
  readonly askOnHome: (typed?: string) => Promise<void>;
  readonly edit: (typed: string) => Promise<void>;
  /** Selects the utility company for one kind of bill. */
  readonly chooseUtility: (kind: UtilityKind, name: string) => Promise<void>;
  /** Selects options of the household form by their texts, and types an exact income. */
  readonly stateHousehold: (
    answers: Readonly<Partial<Record<keyof typeof HOUSEHOLD_FIELDS, string>>>,
  ) => Promise<void>;
  /** The page's address and everything stored on the device, as one text. */
  readonly traces: () => Promise<string>;
  /** The languages of the calls to the provider, oldest first. */
  readonly languagesAsked: () => ReadonlyArray<string>;
  /** Opens the form, selects a dealer if one is named, fills the form in and sends it. */
  readonly send: (answers: Answers, dealer: string | null) => Promise<void>;
  readonly parametersWhen: (
    matches: (parameters: RebatePageParameters) => boolean,
  ) => Promise<RebatePageParameters>;
}
