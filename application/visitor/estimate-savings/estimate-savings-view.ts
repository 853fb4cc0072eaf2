import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';
import type { UtilityChoice } from '../../../domain/rebate/utilities.ts';

/** A rebate program as a card shows it, ready to render. */
export interface ProgramCard {
  readonly key: string;
  readonly name: string;
  /** `Up to $600`. */
  readonly amount: string;
  /** The language of the name, where it is not the page's. */
  readonly lang?: 'en';
  /** The language of the amount, where it is not the page's. */
  readonly amountLang?: 'en';
  /** `Open`, `Paused`, `Ended`, ... and how it is meant. */
  readonly status: { readonly kind: 'open' | 'closed' | 'unknown'; readonly text: string };
  /** What is known of it, by label: what it pays for, who can apply, ... */
  readonly facts: ReadonlyArray<{ readonly label: string; readonly text: string; readonly lang?: 'en' }>;
  readonly summary: string | null;
  /** Whether it is part of the total; null: the total is not explained by programs. */
  readonly isCounted: boolean | null;
  /** Why it is not part of the total; null: it is, or there is nothing to explain. */
  readonly notCounted: string | null;
  /** The program's own page; null: its provider names none. */
  readonly href: string | null;
}

/** What a page assumes of its visitor, utilities or household, and what the visitor can choose instead. */
export interface ShownChoice {
  /** What the rebates are for. */
  readonly text: string;
  /** What opens the form, the form's name, and what its button says. */
  readonly open: string;
  readonly form: string;
  readonly submit: string;
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly label: string;
    readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
    readonly chosen: string;
  }>;
  /** What becomes of the answer; null: it is in the address. */
  readonly note: string | null;
  /** Why the rebates are not those of what was chosen; null: they are. */
  readonly error: string | null;
}

/** The rebates of an area. */
export interface FoundRebates {
  readonly heading: string;
  /** `$9,000`; null: no amount is shown (specification, section 2). */
  readonly amount: string | null;
  readonly cityState: string | null;
  /** What the total is made of; null: there is no total, or it is one program's. */
  readonly total: string | null;
  readonly programs: ReadonlyArray<ProgramCard>;
  /** Those that no total counts: for other work, or for households with another income than the one that is assumed. */
  readonly others: ReadonlyArray<ProgramCard>;
  /** What households of each income may be paid; null: the amount does not depend on it. */
  readonly incomes: {
    readonly texts: ReadonlyArray<string>;
    readonly amounts: ReadonlyArray<{ readonly income: string; readonly amount: string }>;
  } | null;
  /** What is said where the programs are invented; null: they are not. */
  readonly sample: string | null;
  /** For customers of which utilities they are; null: they depend on none. */
  readonly utilities: ShownChoice | null;
  /** For which household they are; null: none of them depends on income. */
  readonly household: ShownChoice | null;
  /** What a list of saved pages says of them: nothing that depends on a household. */
  readonly savedAs: string;
  /** What is said where programs are described in another language than the page's; null: they are not. */
  readonly foreign: string | null;
  /** When the programs were received from another service; null: they are our own records. */
  readonly received: string | null;
}

/** How far the estimate has come. */
export type EstimateResult =
  | { readonly kind: 'idle' }
  /** `waitAddress`: where the server waits for the rebates, without scripts. */
  | { readonly kind: 'loading'; readonly waitAddress: string }
  | { readonly kind: 'found'; readonly rebates: FoundRebates }
  | { readonly kind: 'none'; readonly utilities: ShownChoice | null; readonly household: ShownChoice | null }
  | { readonly kind: 'failed' };

/** The zip box, and the state of the page's search. */
export interface AskedZip {
  /** The path of the page whose address holds the zip; empty before anything is asked. */
  readonly path: string;
  /** The zip that is in the box; empty: none. */
  readonly zip: string;
  /** The code whose rebates are shown; null: none are. */
  readonly asked: string | null;
  /** The address of these savings, where the page can be asked for them again. */
  readonly address: string;
  /** Whose customer the visitor says to be. */
  readonly choice: UtilityChoice;
  /** What the visitor has said of the household. It is personal: it is in this view alone. */
  readonly stated: StatedHousehold;
  /** The page's. */
  readonly language: SiteLanguage;
  /** Whether other rebates will soon take the place of those that are shown. */
  readonly isUpdating: boolean;
  /** What is wrong with the zip in the box; null: nothing. */
  readonly zipError: 'missing' | 'malformed' | null;
  /** How often the visitor has gone back or on to an address; each time its zip is in the box again. */
  readonly returns: number;
}

/** What a page with savings shows (specification, sections 2, 4 and 8). Plain JSON. */
export type EstimateSavingsView = EstimateResult & { readonly box: AskedZip };
