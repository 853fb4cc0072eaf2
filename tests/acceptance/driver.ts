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
import type { RequestsPart } from './parts/requests-part.ts';
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

/** An area and the dealers who serve it. */
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

/** A page with dealers as a visitor sees it. */
export interface Screen {
  readonly cards: ReadonlyArray<CardOnScreen>;
  /** `Showing x-y of n`; null when there is none. */
  readonly count: string | null;
  /** Headings and sentences about the search. */
  readonly texts: ReadonlyArray<string>;
  /** The names of the links on the list or page. */
  readonly links: ReadonlyArray<string>;
  /** The text of the link to the list's current page; null if none is marked. */
  readonly pageShown: string | null;
  /** The title in the browser's tab. */
  readonly title: string;
  /** The postal code in the header; null if there is none. */
  readonly area: string | null;
  /** Such as `Filters (2)`; null where dealers cannot be filtered. */
  readonly filterButton: string | null;
  /** The chosen order; null without a choice of orders. */
  readonly order: string | null;
  /** The nearest dealers beyond the area, with their distance. */
  readonly nearest: ReadonlyArray<{ readonly name: string; readonly distance: string }>;
}

/** An element on a page: its role, and its accessible name if given. */
export type PlaceOnPage = readonly [role: Role, name?: string];

/** Plays one scenario at one level. */
export interface Driver {
  readonly serve: (area: ServedArea) => Promise<void>;
  /** The next searches meet these troubles, in order. */
  readonly meet: (...troubles: ReadonlyArray<Trouble>) => Promise<void>;
  /** Answers the searches that were left without an answer. */
  readonly release: () => Promise<void>;
  readonly switchOffScripts: () => Promise<void>;
  /** Sets the visitor's clock, in milliseconds since 1970. */
  readonly comeAt: (instant: number) => Promise<void>;
  /** Sets the nearest dealers outside an area. */
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
  readonly requests: RequestsPart;
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

  /** Opens an address. */
  readonly goTo: (address: string) => Promise<void>;
  /** Follows a link, by its name, to another address or to a form modal; within an element if one is given. */
  readonly follow: (link: string | RegExp, within?: PlaceOnPage) => Promise<void>;
  /** Fills in a form whose answer appears on the same page, by its labels, and sends it. */
  readonly ask: (form: HomeForm, answers: FormAnswers) => Promise<void>;
  readonly filter: (label: string) => Promise<void>;
  /** Closes the open dialog. */
  readonly close: () => Promise<void>;
  readonly search: (typed: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly wait: (seconds: number) => Promise<void>;

  /** The reader's result for the open page once it matches a condition; the last result if it never does. */
  readonly seenWhen: <A>(read: (page: Document) => A, matches: (seen: A) => boolean) => Promise<A>;
  /** The postal codes requested from the provider, oldest first. */
  readonly asked: () => Promise<ReadonlyArray<string>>;
  /** The log once it matches a condition; the whole log if it never does. */
  readonly loggedWhen: (matches: (lines: ReadonlyArray<string>) => boolean) => Promise<ReadonlyArray<string>>;

  /**
   * Fails if a precondition of the scenario never took effect (a trouble that no request met, or scripts that ran although they
   * were off), or if the page lacks styles for its content.
   */
  readonly checkAtEnd: () => Promise<void>;

  /** Releases the scenario's resources; called after the last step, passed or failed. */
  readonly end: () => Promise<void>;
}

/**
 * The exports of `drivers/<level>/driver.ts`. A level that needs a server or a browser for the whole run starts it in `open`,
 * once per worker, and stops it in `close`.
 */
export interface Level {
  readonly open?: () => Promise<void>;
  /** `seesTimePass`: whether the scenario moves the clock. */
  readonly newDriver: (seesTimePass: boolean) => Promise<Driver>;
  readonly close?: () => Promise<void>;
}
