/** A page's hydration data as an immutable file. */
export interface PageDataFile {
  /** A hash of the content. */
  readonly name: string;
  readonly json: string;
}

/** A rendered page, ready to send. */
export interface RenderedPage {
  readonly status: number;
  /** The path and query to redirect to, when the page has moved. */
  readonly location?: string;
  readonly html: string;
  /** The hydration data as a file. Absent when the data is inlined. */
  readonly data?: PageDataFile;
  /** The inlined texts that the CSP must allow. */
  readonly inlined: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> };
  /** The resources that the page's content loads from other sites. */
  readonly foreign: {
    /** Whether images and videos may come from any https host. */
    readonly hasMedia: boolean;
    /** Whether the content has inline styles that the sanitizer lets through. */
    readonly hasStyles: boolean;
    /** The hosts of frames. */
    readonly frames: ReadonlyArray<string>;
    /** The origins of scripts, such as `https://widgets.example.com`. */
    readonly scripts: ReadonlyArray<string>;
    /** Whether a tag manager may be loaded. */
    readonly isMeasured: boolean;
  };
  /** Whether other visitors may get the same html. False while data is missing or the page is personal. */
  readonly isCacheable: boolean;
  /** Whether its address opens one visitor's request: nobody keeps the page or learns the address, and no script runs. */
  readonly isSecret?: boolean;
}

/** Facts about a path that are known before its page is rendered. */
export interface LocatedPage {
  /** The canonical path, with a slash at the end. Null when there is no such page. */
  readonly address: string | null;
  /** The path to redirect to, when the page has moved. */
  readonly movedTo?: string;
  /** The part of the query that the page depends on, in canonical form. */
  readonly queryOf: (query: URLSearchParams) => string;
}

/** The server's interface to the pages, independent of how they are rendered. `Posted` is what a page without scripts may post. */
export interface Pages<Posted = unknown> {
  /** A task unless the path has been requested before. */
  readonly locate: (path: string) => LocatedPage | (() => Promise<LocatedPage>);
  /** The path of WordPress's page or post with an id. Null when there is none. */
  readonly pathOfId?: (id: number) => string | null;
  /** The version of everything that pages depend on in addition to their URL. Pages of another version are stale. */
  readonly version: () => string;
  /** Renders a page. A page with `posted` data is for one visitor only. Awaits `takeTurn` between loading data and rendering. */
  readonly render: (
    path: string,
    query: string,
    posted?: Posted,
    takeTurn?: () => Promise<void>,
  ) => Promise<RenderedPage>;
}
