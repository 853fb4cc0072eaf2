import type { Document } from 'domhandler';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { ConsentPart } from './parts/consent-part.ts';
import type { DocumentsPart, WarrantyPart } from './parts/document-parts.ts';
import type { VideosPart } from './parts/video-parts.ts';
import type { AddressesPart, LeadsPart, FormsPart } from './parts/form-parts.ts';
import type { CarouselPart } from './parts/carousel-part.ts';
import type { EstimatePart, FormAnswers, LeasePart } from './choosing-parts.ts';
import type { HomeForm } from './home-forms.ts';
import type { RebatesPart } from './parts/rebate-parts.ts';
import type { ProductsPart } from './parts/product-parts.ts';
import type { PagesPart, WordPressPart } from './parts/page-parts.ts';
import type { SavedPart } from './parts/saved-part.ts';
import type { SearchPart } from './parts/search-part.ts';
import type {
  CallsPart,
  ComparisonPart,
  StickyPart,
  LocationPart,
  ReviewsPart,
  SliderPart,
} from './parts/parts.ts';
import type { Role } from './reader/html.ts';
import type { Trouble } from './trouble.ts';

/** An area and the dealers who serve it, as a scenario describes them. */
export interface ServedArea {
  readonly zipcode: string;
  readonly city?: string;
  readonly state?: string;
  readonly dealers: ReadonlyArray<Dealer>;
  readonly randomizeBuckets?: ReadonlyArray<number>;
}

export interface CardOnScreen {
  readonly name: string;
  /** The remaining texts of the card, part by part. */
  readonly says: ReadonlyArray<string>;
  readonly badges: ReadonlyArray<string>;
}

/** What a visitor sees. */
export interface Screen {
  readonly cards: ReadonlyArray<CardOnScreen>;
  /** `Showing x-y of n`; null when there is none. */
  readonly count: string | null;
  /** Headings and sentences about the search. */
  readonly texts: ReadonlyArray<string>;
  /** The names of the links that lead on. */
  readonly links: ReadonlyArray<string>;
  /** The text of the link to the list's current page; null if none is marked. */
  readonly pageShown: string | null;
  /** The name of the page in the browser's tab. */
  readonly title: string;
  /** The postal code in the header; null if there is none. */
  readonly area: string | null;
  /** `Filters (2)`; null where dealers cannot be filtered. */
  readonly filterButton: string | null;
  /** The nearest dealers beyond the area, with their distance. */
  readonly nearest: ReadonlyArray<{ readonly name: string; readonly distance: string }>;
}

/** A place on a page: the element of a role, with an accessible name where one is given. */
export type PlaceOnPage = readonly [role: Role, name?: string];

/** Plays one scenario at one level. */
export interface Driver {
  readonly serve: (area: ServedArea) => Promise<void>;
  /** The next searches meet these, in turn. */
  readonly meet: (...troubles: ReadonlyArray<Trouble>) => Promise<void>;
  /** Answers the searches that met silence. */
  readonly release: () => Promise<void>;
  readonly switchOffScripts: () => Promise<void>;
  /** The visitor's clock shows this instant, in milliseconds since 1970. */
  readonly comeAt: (instant: number) => Promise<void>;
  /** From now on these are the dealers beyond an area. */
  readonly serveNearest: (zipcode: string, dealers: ReadonlyArray<Dealer>) => Promise<void>;

  readonly reviews: ReviewsPart;
  readonly location: LocationPart;
  readonly comparison: ComparisonPart;
  readonly slider: SliderPart;
  readonly carousel: CarouselPart;
  readonly saved: SavedPart;
  readonly calls: CallsPart;
  readonly forms: FormsPart;
  readonly leads: LeadsPart;
  readonly addresses: AddressesPart;
  readonly sticky: StickyPart;
  readonly pages: PagesPart;
  readonly products: ProductsPart;
  readonly estimate: EstimatePart;
  readonly lease: LeasePart;
  readonly videos: VideosPart;
  readonly wordpress: WordPressPart;
  readonly consent: ConsentPart;
  readonly rebates: RebatesPart;
  readonly siteSearch: SearchPart;
  readonly documents: DocumentsPart;
  readonly warranty: WarrantyPart;

  /** Opens the page of an address. */
  readonly goTo: (address: string) => Promise<void>;
  /** Follows a link to another address, or to a form that opens above the page, by its name; in a place where one is given. */
  readonly follow: (link: string | RegExp, within?: PlaceOnPage) => Promise<void>;
  /** Fills in a form that answers on its page, by the labels of its fields, and sends it. */
  readonly ask: (form: HomeForm, answers: FormAnswers) => Promise<void>;
  readonly filter: (label: string) => Promise<void>;
  /** Closes the dialog that is open. */
  readonly close: () => Promise<void>;
  readonly search: (typed: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly wait: (seconds: number) => Promise<void>;

  /** The reader's result for the open page once it matches a condition; the last result if it never does. */
  readonly seenWhen: <A>(read: (page: Document) => A, matches: (seen: A) => boolean) => Promise<A>;
  /** The codes that the provider was asked for, oldest first. */
  readonly asked: () => Promise<ReadonlyArray<string>>;
  /** What was logged as soon as it matches a condition; all that was logged when it never does. */
  readonly loggedWhen: (matches: (lines: ReadonlyArray<string>) => boolean) => Promise<ReadonlyArray<string>>;

  /**
   * Fails if a precondition of the scenario never took effect (a fault that no request met, or scripts that ran although they were
   * off), or if the page lacks styles for its current content.
   */
  readonly checkAtEnd: () => Promise<void>;

  /** Releases what the scenario used; called after the last step, failed or not. */
  readonly end: () => Promise<void>;
}

/**
 * What `drivers/<level>/driver.ts` exports. A level that needs something for the whole run (a server, a
 * browser) starts it in `open`, once per worker, and ends it in `close`.
 */
export interface Level {
  readonly open?: () => Promise<void>;
  /** `seesTimePass`: whether the scenario lets time go by. */
  readonly newDriver: (seesTimePass: boolean) => Promise<Driver>;
  readonly close?: () => Promise<void>;
}
