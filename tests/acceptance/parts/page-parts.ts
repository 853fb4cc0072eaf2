import type { ContentFinding } from '../../../domain/content/checks/content-report.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';

/** A link on a page. */
export interface LinkOnPage {
  readonly text: string;
  /** As worded in the content. */
  readonly to: string;
  /** Whether it is marked as the page that is read. */
  readonly isCurrent: boolean;
}

/** A dropdown of links to other pages. */
export interface DropdownOnPage {
  readonly title: string;
  /** The texts of its links. */
  readonly offers: ReadonlyArray<string>;
}

/** What is seen of a page of the content. */
export interface PageOnScreen {
  /** `unavailable`: its source does not answer. */
  readonly kind: 'page' | 'missing' | 'unavailable';
  /** Its text, line by line. */
  readonly texts: ReadonlyArray<string>;
  readonly links: ReadonlyArray<LinkOnPage>;
  /** The addresses of its pictures. */
  readonly pictures: ReadonlyArray<string>;
  readonly accordions: ReadonlyArray<{ readonly heading: string; readonly isOpen: boolean }>;
  /** The width of each column, in twelfths of its row. */
  readonly columns: ReadonlyArray<number>;
  /** The items that are marked for a professional. */
  readonly forProfessionals: ReadonlyArray<string>;
  /** What the cards of articles say, line by line: label, title, minutes, date. */
  readonly articles: ReadonlyArray<ReadonlyArray<string>>;
  /** The hosts of the video players on it. */
  readonly players: ReadonlyArray<string>;
  /** The page dropdown; null if none is visible. */
  readonly dropdown: DropdownOnPage | null;
  /** The questions that search engines get. */
  readonly questions: ReadonlyArray<string>;
}

/** Pages that editors make, and what visitors see of them. */
export interface PagesPart {
  /** Writes a page into the operator's folder, and replaces the one of the same path. */
  readonly publish: (page: ContentPage) => Promise<void>;
  readonly withdraw: (path: string) => Promise<void>;
  readonly open: (path: string) => Promise<void>;
  /** Opens a part of the page that is closed at first, by its heading. */
  readonly openPart: (heading: string) => Promise<void>;
  /** Plays a video, by its title. */
  readonly play: (title: string) => Promise<void>;
  /** Follows a link in the dropdown of pages. */
  readonly chooseFromDropdown: (link: string) => Promise<void>;
  /** Closes the notice with a text. */
  readonly closeNotice: (text: string) => Promise<void>;
  readonly seenWhen: (matches: (seen: PageOnScreen) => boolean) => Promise<PageOnScreen>;
  /** Every warning about the pages that were read, repetitions included. */
  readonly warningsWhen: (
    matches: (reported: ReadonlyArray<string>) => boolean,
  ) => Promise<ReadonlyArray<string>>;
  /** Checks all of the operator's pages. */
  readonly check: () => Promise<ReadonlyArray<ContentFinding>>;
}

/** The WordPress that some sites read their pages from. */
export interface WordPressPart {
  /** From now on the site reads pages from it. */
  readonly connect: () => Promise<void>;
  readonly publish: (page: ContentPage) => Promise<void>;
  /** It does not answer any more, and the site has a reason to ask it again. */
  readonly goAway: () => Promise<void>;
  /** Notifies the site that a page has changed. */
  readonly purge: (path: string) => Promise<void>;
}
