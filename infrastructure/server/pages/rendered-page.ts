import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';
import type { Draft } from '../../../domain/lead/lead.ts';

/** What a page's application resumes from, as a file that never changes. */
export interface PageDataFile {
  /** Made from what it holds: another text has another name. */
  readonly name: string;
  readonly json: string;
}

/** A page, rendered and ready to send. */
export interface RenderedPage {
  readonly status: number;
  /** Where the page is now, path and query, where it has moved. */
  readonly location?: string;
  readonly html: string;
  /** What its application resumes from, where the page names that as a file; without it that is in the page. */
  readonly data?: PageDataFile;
  /** The inlined texts that the page's policy must allow. */
  readonly inlined: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> };
  /** What the page's content brings that the site itself does not. */
  readonly foreign: {
    /** Whether pictures and videos may come from anywhere, through TLS. */
    readonly hasMedia: boolean;
    /** Whether its content sets styles of its own: those that the sanitiser lets through. */
    readonly hasStyles: boolean;
    /** The hosts of what opens in a frame. */
    readonly frames: ReadonlyArray<string>;
    /** The origins that scripts come from, `https://widgets.example.com`. */
    readonly scripts: ReadonlyArray<string>;
    /** Whether a tag manager may be loaded. */
    readonly isMeasured: boolean;
  };
  /** Whether the same html may be sent to others: false while something in it is unsettled. */
  readonly isSettled: boolean;
}

/** A form that was posted by a page without scripts, and comes back with what is wrong. */
export interface PostedForm {
  readonly formId: string;
  readonly values: Draft;
  /** The dealer who is asked for; null: none. */
  readonly companyId: CompanyId | null;
  readonly messages: FieldMessages;
  /** What is wrong with the whole; null: nothing. */
  readonly notice: string | null;
}

/** The household that a page without scripts asks for the rebates of. It is personal: the page that answers is for one visitor alone. */
export interface PostedHousehold {
  readonly stated: StatedHousehold;
}

export type Posted = PostedForm | PostedHousehold;

/** What is known of a path before its page is rendered. */
export interface LocatedPage {
  /** Where its page truly is: with its slash at the end; null when there is no such page. */
  readonly address: string | null;
  /** The part of the query that its page depends on, in one spelling. */
  readonly queryOf: (query: URLSearchParams) => string;
}

/** What the server asks of the pages, so that it knows nothing of how they are rendered. */
export interface Pages {
  /** At once, where the path has been asked for before. */
  readonly locate: (path: string) => LocatedPage | Promise<LocatedPage>;
  /** What all pages depend on in addition to their address; a page rendered under another version is out of date. */
  readonly version: () => string;
  /**
   * `posted`: the form that is on the page as it came back, or the household; such a page is for one visitor alone. `goOn` is awaited once the
   * page's data is there: html is rendered in a turn of its own.
   */
  readonly render: (
    path: string,
    query: string,
    posted?: Posted,
    goOn?: () => Promise<void>,
  ) => Promise<RenderedPage>;
}
