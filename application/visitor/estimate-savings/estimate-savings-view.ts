import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';
import type { UtilityChoice } from '../../../domain/rebate/utilities.ts';

/** A rebate program as a card shows it, ready to render. */
export interface ProgramCard {
  readonly key: string;
  readonly name: string;
  /** `Up to $600`. */
  readonly amount: string;
  /** The language of the name when it differs from the page's. */
  readonly lang?: 'en';
  /** The language of the amount when it differs from the page's. */
  readonly amountLang?: 'en';
  /** `kind` sets the style; `text` is the label: `Open`, `Paused`, `Ended`. */
  readonly status: { readonly kind: 'open' | 'closed' | 'unknown'; readonly text: string };
  /** Facts with labels: what the program pays for, who can apply. */
  readonly facts: ReadonlyArray<{ readonly label: string; readonly text: string; readonly lang?: 'en' }>;
  readonly summary: string | null;
  /** Whether the total includes the program; null when the total can't be explained by programs. */
  readonly isCounted: boolean | null;
  /** Why the total excludes the program; null when it is included or needs no reason. */
  readonly notCounted: string | null;
  /** The program's own page; null without one. */
  readonly href: string | null;
}

/** An assumption about the visitor (utilities or household) and the form to change it. */
export interface ShownChoice {
  /** The current assumption. */
  readonly text: string;
  /** The texts of the button that opens the form, of the form's name and of its submit button. */
  readonly open: string;
  readonly form: string;
  readonly submit: string;
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly label: string;
    /** Null for a box to type in. */
    readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }> | null;
    readonly chosen: string;
  }>;
  /** The privacy note; null when the answer goes into the address. */
  readonly note: string | null;
  /** Why the choice was not applied; null when it was. */
  readonly error: string | null;
}

export interface FoundRebates {
  readonly heading: string;
  /** `$9,000`; null when no amount is shown (specification, section 2). */
  readonly amount: string | null;
  readonly cityState: string | null;
  /** The programs that the total adds up, in words; null without a total, or when it is from a single program. */
  readonly total: string | null;
  /** The size and the price that the total assumes; null when it assumes none. */
  readonly assumes: string | null;
  readonly programs: ReadonlyArray<ProgramCard>;
  /** Programs that no total counts: for other work, or for other households. */
  readonly others: ReadonlyArray<ProgramCard>;
  /** Amounts by income; null when the amount doesn't depend on income. */
  readonly incomes: {
    readonly texts: ReadonlyArray<string>;
    readonly amounts: ReadonlyArray<{ readonly income: string; readonly amount: string }>;
  } | null;
  /** The notice for sample programs; null for real ones. */
  readonly sample: string | null;
  /** The assumed utilities; null when no program depends on them. */
  readonly utilities: ShownChoice | null;
  /** The household that the amounts are for; null when no program depends on it. */
  readonly household: ShownChoice | null;
  /** The label in the list of saved pages. It reveals nothing about the household. */
  readonly savedAs: string;
  /** The notice that programs are in another language than the page; null when they aren't. */
  readonly foreign: string | null;
  /** When another service supplied the programs; null when they are our own records. */
  readonly received: string | null;
}

export type EstimateResult =
  | { readonly kind: 'idle' }
  /** `waitAddress`: the address where the server waits for the rebates, for pages without scripts. */
  | { readonly kind: 'loading'; readonly waitAddress: string }
  | { readonly kind: 'found'; readonly rebates: FoundRebates }
  | {
      readonly kind: 'none';
      /** What to try instead. */
      readonly advice: string;
      /** The address of the area's dealers. */
      readonly dealers: string;
      readonly utilities: ShownChoice | null;
      readonly household: ShownChoice | null;
    }
  | { readonly kind: 'failed' };

/** State of the zip box and of the page's search. */
export interface AskedZip {
  /** The page that holds the search in its address; empty before the first search. */
  readonly path: string;
  /** The zip in the box; empty when there is none. */
  readonly zip: string;
  /** The postal code of the rebates shown; null when none are. */
  readonly asked: string | null;
  /** The address that shows the same savings again. */
  readonly address: string;
  /** The utilities that the visitor chose. */
  readonly choice: UtilityChoice;
  /** The household that the visitor stated. It is personal data and must stay in this view. */
  readonly stated: StatedHousehold;
  readonly language: SiteLanguage;
  /** Whether other rebates are about to replace those shown. */
  readonly isUpdating: boolean;
  /** The zip error; null when there is none. */
  readonly zipError: 'missing' | 'malformed' | null;
  /** Counts back and forward navigations. On each one, reset the zip box to the address's zip. */
  readonly returns: number;
}

/** The view of a page with savings (specification, sections 2, 4 and 8). Plain JSON. */
export type EstimateSavingsView = EstimateResult & { readonly box: AskedZip };
