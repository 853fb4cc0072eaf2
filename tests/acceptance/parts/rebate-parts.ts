import type { UtilityKind } from '../../../domain/rebate/utilities.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { RebatePageParameters } from '../../../domain/rebate/page-parameters.ts';
import type { Trouble } from '../trouble.ts';
import type { Answers } from './form-parts.ts';

/** What is seen of a page with rebates. */
export interface RebatesOnScreen {
  /** The heading of the savings; null: none are shown. */
  readonly savings: string | null;
  /** The error next to the zip box, or null. */
  readonly zipError: string | null;
  /** The page's text about rebates, line by line. */
  readonly texts: ReadonlyArray<string>;
  readonly programs: ReadonlyArray<{ readonly name: string; readonly says: ReadonlyArray<string> }>;
  /** The contact part: its form, its replacement, or nothing. */
  readonly contact: 'none' | 'closed' | 'open' | 'thanks' | 'confirmed';
  /** The text of the confirmation. */
  readonly confirmation: ReadonlyArray<string>;
  /** The names of the dealers below the confirmation. */
  readonly others: ReadonlyArray<string>;
}

/** Checking rebates, and asking a dealer about them. */
export interface RebatesPart {
  readonly serve: (zip: string, rebates: AreaRebates) => Promise<void>;
  /** The next calls meet these, in turn. */
  readonly meet: (...troubles: ReadonlyArray<Trouble>) => Promise<void>;
  readonly release: () => Promise<void>;
  /** A code that her browser remembers from an earlier search. */
  readonly remember: (zip: string) => Promise<void>;
  readonly ask: (typed: string) => Promise<void>;
  /** Submits the home page's zip box for rebates; without a text, with its current value. */
  readonly askOnHome: (typed?: string) => Promise<void>;
  readonly edit: (typed: string) => Promise<void>;
  /** Says by which company the bill of a kind is sent. */
  readonly chooseUtility: (kind: UtilityKind, name: string) => Promise<void>;
  /** Selects an income and a household size, by their options' texts. */
  readonly stateHousehold: (income: string, size: string) => Promise<void>;
  /** The address of the page, and all that is stored on the device, as one text. */
  readonly traces: () => Promise<string>;
  /** The languages in which the provider was asked, oldest first. */
  readonly languagesAsked: () => ReadonlyArray<string>;
  /** Opens the form, chooses a dealer where one is named, fills it in and sends it. */
  readonly send: (answers: Answers, dealer: string | null) => Promise<void>;
  readonly parametersWhen: (
    matches: (parameters: RebatePageParameters) => boolean,
  ) => Promise<RebatePageParameters>;
}
