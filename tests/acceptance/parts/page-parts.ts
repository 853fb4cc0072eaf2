import type { ContentFinding } from '../../../domain/content/checks/content-report.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';

/** A link on a page. */
export interface LinkOnPage {
  readonly text: string;
  /** The target, as worded in the content. */
  readonly to: string;
  /** Whether the link is marked as the current page. */
  readonly isCurrent: boolean;
}

/** A dropdown of links to other pages. */
export interface DropdownOnPage {
  readonly title: string;
  /** The texts of its links. */
  readonly offers: ReadonlyArray<string>;
}

/** A content page as the visitor sees it. */
export interface PageOnScreen {
  /** `unavailable`: its source does not answer. */
  readonly kind: 'page' | 'missing' | 'unavailable';
  /** The page's text, line by line. */
  readonly texts: ReadonlyArray<string>;
  readonly links: ReadonlyArray<LinkOnPage>;
  /** The addresses of the pictures. */
  readonly pictures: ReadonlyArray<string>;
  readonly accordions: ReadonlyArray<{ readonly heading: string; readonly isOpen: boolean }>;
  /** The width of each column, in twelfths of its row. */
  readonly columns: ReadonlyArray<number>;
  /** The items marked as work for a professional. */
  readonly forProfessionals: ReadonlyArray<string>;
  /** The cards of articles, line by line: label, title, minutes, date. */
  readonly articles: ReadonlyArray<ReadonlyArray<string>>;
  /** The hosts of the page's video players. */
  readonly players: ReadonlyArray<string>;
  /** The page dropdown; null if none is visible. */
  readonly dropdown: DropdownOnPage | null;
  /** The questions in the page's data for search engines. */
  readonly questions: ReadonlyArray<string>;
}

/** Pages that editors publish, as visitors see them. */
export interface PagesPart {
  /** Writes a page into the operator's folder; replaces the page at the same path. */
  readonly publish: (page: ContentPage) => Promise<void>;
  readonly withdraw: (path: string) => Promise<void>;
  readonly open: (path: string) => Promise<void>;
  /** Opens a closed part of the page, by its heading. */
  readonly openPart: (heading: string) => Promise<void>;
  /** Plays a video, by its title. */
  readonly play: (title: string) => Promise<void>;
  /** Follows a link in the dropdown of pages. */
  readonly chooseFromDropdown: (link: string) => Promise<void>;
  /** Closes the notice with a text. */
  readonly closeNotice: (text: string) => Promise<void>;
  readonly seenWhen: (matches: (seen: PageOnScreen) => boolean) => Promise<PageOnScreen>;
  /** Every warning about the pages read so far, including repetitions. */
  readonly warningsWhen: (
    matches: (reported: ReadonlyArray<string>) => boolean,
  ) => Promise<ReadonlyArray<string>>;
  /** Checks all of the operator's pages. */
  readonly check: () => Promise<ReadonlyArray<ContentFinding>>;
}

/** The WordPress that some sites read pages from. */
export interface WordPressPart {
  /** Connects the site to the WordPress. */
  readonly connect: () => Promise<void>;
  readonly publish: (page: ContentPage) => Promise<void>;
  /** Takes WordPress down, and makes the site's next read call it. */
  readonly goAway: () => Promise<void>;
  /** Notifies the site that a page has changed. */
  readonly purge: (path: string) => Promise<void>;
}
