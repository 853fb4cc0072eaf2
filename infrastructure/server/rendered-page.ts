import type { FieldMessages } from '../../domain/lead/check-lead.ts';
import type { Draft } from '../../domain/lead/lead.ts';

/** A page, drawn and ready to send. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** The inlined texts that the page's policy must allow. */
  readonly inlined: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> };
  /** Whether the same html may be sent to others: false while something in it is unsettled. */
  readonly isSettled: boolean;
}

/** A form that was posted by a page without scripts, and comes back with what is wrong. */
export interface PostedForm {
  readonly formId: string;
  readonly values: Draft;
  /** The dealer who is asked for; null: nobody. */
  readonly companyId: number | null;
  readonly messages: FieldMessages;
  /** What is wrong with the whole; null: nothing. */
  readonly notice: string | null;
}

/** What the server asks of the pages, so that it knows nothing of how they are drawn. */
export interface Pages {
  /** Where a path's page truly is: with its slash at the end; null when there is no such page. */
  readonly trueAddress: (path: string) => string | null;
  /** The part of the query that a path's page depends on, in one spelling. */
  readonly queryOf: (path: string, query: URLSearchParams) => string;
  /** What all pages depend on beside their address; a page drawn under another version is out of date. */
  readonly version: () => string;
  /** `posted`: the form that stands on the page as it came back; such a page is for one visitor alone. */
  readonly render: (path: string, query: string, posted?: PostedForm) => Promise<RenderedPage>;
}
