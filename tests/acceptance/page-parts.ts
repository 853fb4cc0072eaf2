import type { ContentFinding } from '../../domain/content/content-report.ts';
import type { ContentPage } from '../../domain/content/content-page.ts';

/** A way that a page offers. */
export interface LinkOnPage {
  readonly text: string;
  /** As the content says it. */
  readonly to: string;
  /** Whether it is marked as the page that is read. */
  readonly isCurrent: boolean;
}

/** A dropdown of ways to other pages. */
export interface DropdownOnPage {
  readonly title: string;
  /** Which ways it offers once it is open. */
  readonly offers: ReadonlyArray<string>;
}

/** What is seen of a page of the content. */
export interface PageOnScreen {
  /** `unavailable`: where it comes from does not answer. */
  readonly kind: 'page' | 'missing' | 'unavailable';
  /** What it says, line by line. */
  readonly texts: ReadonlyArray<string>;
  readonly links: ReadonlyArray<LinkOnPage>;
  /** The addresses of its pictures. */
  readonly pictures: ReadonlyArray<string>;
  readonly accordions: ReadonlyArray<{ readonly heading: string; readonly isOpen: boolean }>;
  /** How many of twelve each column of a row takes. */
  readonly columns: ReadonlyArray<number>;
  /** What is marked as better left to a professional. */
  readonly forProfessionals: ReadonlyArray<string>;
  /** What the cards of articles say, line by line: label, title, minutes, date. */
  readonly articles: ReadonlyArray<ReadonlyArray<string>>;
  /** The hosts whose players stand on it. */
  readonly players: ReadonlyArray<string>;
  /** The dropdown from page to page; null: there is none in sight. */
  readonly dropdown: DropdownOnPage | null;
  /** The questions of which search engines are told. */
  readonly questions: ReadonlyArray<string>;
}

/** Pages that editors make, and what visitors see of them. */
export interface PagesPart {
  /** Lays a page into the operator's folder, in the place of what lies there for its path. */
  readonly publish: (page: ContentPage) => Promise<void>;
  readonly withdraw: (path: string) => Promise<void>;
  readonly open: (path: string) => Promise<void>;
  /** Takes one of the ways that the page offers, by its text. */
  readonly followLink: (link: string) => Promise<void>;
  /** Presses the card of a film. */
  readonly play: (title: string) => Promise<void>;
  /** Takes one of the ways in the dropdown from page to page. */
  readonly chooseFromDropdown: (link: string) => Promise<void>;
  /** Closes the notice that says something. */
  readonly closeNotice: (text: string) => Promise<void>;
  readonly seenWhen: (matches: (seen: PageOnScreen) => boolean) => Promise<PageOnScreen>;
  /** What whoever looks after the site is told about the pages that were read: all of it, as often as it is told. */
  readonly warningsWhen: (
    matches: (told: ReadonlyArray<string>) => boolean,
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
  /** Tells the site that a page has changed. */
  readonly purge: (path: string) => Promise<void>;
}
