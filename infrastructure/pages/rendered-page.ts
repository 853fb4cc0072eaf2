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
  /** Whether other visitors may get the same html: false while something in it is unsettled. */
  readonly isCacheable: boolean;
}

/** What is known of a path before its page is rendered. */
export interface LocatedPage {
  /** Where its page truly is: with its slash at the end; null when there is no such page. */
  readonly address: string | null;
  /** The part of the query that its page depends on, in one spelling. */
  readonly queryOf: (query: URLSearchParams) => string;
}

/**
 * What the server asks of the pages, so that it knows nothing of how they are rendered. `Posted`: what a page without scripts may post
 * to itself.
 */
export interface Pages<Posted = unknown> {
  /** At once, where the path has been asked for before. */
  readonly locate: (path: string) => LocatedPage | Promise<LocatedPage>;
  /** What all pages depend on in addition to their address; a page rendered under another version is out of date. */
  readonly version: () => string;
  /**
   * `posted`: what the page was sent, and answers; such a page is for one visitor alone. `takeTurn` is awaited once the
   * page's data is there: html is rendered in a turn of its own.
   */
  readonly render: (
    path: string,
    query: string,
    posted?: Posted,
    takeTurn?: () => Promise<void>,
  ) => Promise<RenderedPage>;
}
