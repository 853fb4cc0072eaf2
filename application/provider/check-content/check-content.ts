import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { ContentFault } from '../../../domain/content/checks/content-fault.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import {
  contentReport,
  findingsOf,
  type ContentFinding,
  type ContentReport,
  type PageRow,
} from '../../../domain/content/checks/content-report.ts';
import { factFaults } from '../../../domain/content/checks/fact-faults.ts';
import type { FactTable } from '../../../domain/content/facts.ts';
import { searchEntryOf } from '../../../domain/document/document-text.ts';
import { editionLine } from '../../../domain/document/imprint.ts';
import type { SiteDocument } from '../../../domain/document/site-document.ts';
import { headingFaults } from '../../../domain/content/checks/heading-order.ts';
import { insecureMedia } from '../../../domain/content/checks/insecure-media.ts';
import { foreignLanguage } from '../../../domain/content/site-language.ts';
import {
  allWords,
  keptText,
  type LostText,
  type WordCounts,
} from '../../../domain/content/checks/kept-text.ts';
import type { OutlinedImage } from '../../../domain/content/checks/page-outline.ts';
import { linkFaults } from '../../../domain/content/checks/internal-links.ts';
import { missingAlternatives } from '../../../domain/content/checks/missing-alternatives.ts';
import { isHelpPage, readingFaults } from '../../../domain/content/checks/reading-level.ts';
import {
  missingTranslations,
  originalFaults,
  unlikeOriginals,
} from '../../../domain/content/checks/missing-translations.ts';
import { translatedShares } from '../../../domain/content/links/translated-shares.ts';
import type { PageRenderer } from '../../ports/content/page-renderer.ts';
import type { PageLibrary } from '../../ports/content/page-library.ts';

export interface CheckedContent {
  readonly library: PageLibrary;
  readonly renderer: PageRenderer;
  readonly siteUrl: string;
  /** Whether the site serves a path that isn't a library page, such as a file or a built-in page. */
  readonly isAnswered: (path: string) => boolean;
  /** Whether a path is a page that ships with the site, rather than an operator's. */
  readonly isShipped: (path: string) => boolean;
  /** The facts that pages may mention. */
  readonly facts: FactTable;
  /** Today's date, `2026-11-20`. */
  readonly today: () => string;
  /** The visible text of html. */
  readonly textOf: (html: string) => string;
  /** The US school grade level of English passages; null when they have no words. */
  readonly gradeOf: (passages: ReadonlyArray<string>) => number | null;
  /** The documents that the site serves as files. */
  readonly documents: ReadonlyArray<SiteDocument>;
  readonly servedPage: (path: string) => ServedPage;
  /** Warnings of the page sources since they were opened. */
  readonly complaints: () => ReadonlyArray<string>;
}

/** What the site's server knows about a page of WordPress. Times are in milliseconds since 1970. */
export interface ServedPage {
  /** When the version was read that visitors see. Null for a page that was never visited, and for a file. */
  readonly lastRead: number | null;
  /** When the version was read that visitors see, if WordPress has another one by now. Null when it is the same. */
  readonly staleSince: number | null;
  readonly formerPaths: ReadonlyArray<string>;
}

interface CheckedPage {
  readonly page: ContentPage | null;
  readonly findings: ReadonlyArray<ContentFinding>;
  readonly words: WordCounts;
  /** Null for a page that can't be rendered. */
  readonly row: PageRow | null;
}

/** The result of checking one page. */
interface JudgedPage {
  readonly faults: ReadonlyArray<ContentFault>;
  readonly words: WordCounts;
  /** Null for a page that can't be rendered. */
  readonly row: PageRow | null;
}

/** Reads, decodes and renders every library page and checks the result (contract, section 7: `check content`). */
export class CheckContent {
  constructor(private readonly content: CheckedContent) {}

  /** Never rejects. */
  async execute(): Promise<ContentReport> {
    const listed = await this.content.library.entries()();
    if (E.isLeft(listed)) {
      return contentReport(
        0,
        findingsOf(null, [unread(listed.left.reason), ...this.complaints()]),
        NO_WORDS,
        [],
        [],
      );
    }
    const entries = listed.right.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const paths = new Set(entries.map(({ path }) => path));
    const checked: CheckedPage[] = [];
    for (const entry of entries) checked.push(await this.checked(entry, paths));
    const pages = checked.flatMap(({ page }) => (page === null ? [] : [page]));
    const translations = translatedShares(entries);
    const findings = [
      ...checked.flatMap((one) => one.findings),
      ...this.content.documents.flatMap((document) => findingsOf(document.path, this.faultsOf(document))),
      ...unlikeOriginals(pages).flatMap(({ path, faults }) => findingsOf(path, faults)),
      ...findingsOf(null, [
        ...missingTranslations(translations, this.content.isShipped),
        ...this.complaints(),
      ]),
    ];
    return contentReport(
      entries.length,
      findings,
      allWords(checked.map(({ words }) => words)),
      checked.flatMap(({ row }) => row ?? []),
      translations,
    );
  }

  /** Facts that a document states incorrectly. */
  private faultsOf(document: SiteDocument): ReadonlyArray<ContentFault> {
    const { facts, today, textOf } = this.content;
    const { title, text } = searchEntryOf(document);
    return factFaults(
      { title, description: `${text} ${editionLine()}`, locale: 'en', blocks: [] },
      facts,
      today(),
      textOf,
    );
  }

  private async checked({ path }: PageEntry, paths: ReadonlySet<string>): Promise<CheckedPage> {
    const found = await this.content.library.page(path)();
    if (E.isLeft(found)) return unreadable(path, found.left.reason);
    if (O.isNone(found.right)) return unreadable(path, 'it is not there');
    const page = found.right.value;
    const { faults, ...judged } = await this.judged(page, paths);
    return { page, findings: findingsOf(path, faults), ...judged };
  }

  private async judged(page: ContentPage, paths: ReadonlySet<string>): Promise<JudgedPage> {
    const { renderer, siteUrl, isAnswered, textOf, gradeOf, facts, today } = this.content;
    const insecure = insecureMedia(page.blocks);
    const original = [...originalFaults(page, paths), ...factFaults(page, facts, today(), textOf)];
    const rendered = await renderer.render(page.path)();
    if (E.isLeft(rendered))
      return {
        faults: [unrendered(rendered.left.reason), ...insecure, ...original],
        words: NO_WORDS,
        row: null,
      };
    const { warnings, broken, outline } = rendered.right;
    const isThere = (path: string): boolean => paths.has(path) || isAnswered(path);
    const served = this.content.servedPage(page.path);
    const staleSince = timeOf(served.staleSince);
    const { lost, moved, ...words } = keptText(page.blocks, outline, textOf);
    const faults = [
      ...warnings.map((warning) => ({ _tag: 'Block', warning }) as const),
      ...broken.map((line) => ({ _tag: 'BrokenBlock', line }) as const),
      ...lost.map((one) => ({ _tag: 'LostText', lost: one }) as const),
      ...moved.map((one) => ({ _tag: 'MovedText', moved: one }) as const),
      ...(staleSince === null ? [] : [{ _tag: 'StalePage', since: staleSince } as const]),
      ...foreignFaults(page),
      ...insecure,
      ...missingAlternatives(page.blocks, outline.images),
      ...headingFaults(outline.headings),
      ...linkFaults(outline, { siteUrl, herePath: page.path, isThere }),
      ...(isHelpPage(page) ? readingFaults(gradeOf(outline.passages)) : []),
      ...original,
    ];
    const row = {
      path: page.path,
      lastRead: timeOf(served.lastRead),
      staleSince,
      lost: countIn(lost),
      moved: countIn(moved),
      hasDescription: page.description.trim() !== '',
      withoutSrcset: outline.images.filter(isInOneSize).length,
      // A page at a former path comes before its redirect.
      unredirected: served.formerPaths.filter(isThere),
    };
    return { faults, words, row };
  }

  private complaints(): ReadonlyArray<ContentFault> {
    return this.content.complaints().map(unread);
  }
}

const foreignFaults = (page: ContentPage): ReadonlyArray<ContentFault> => {
  const language = foreignLanguage(page);
  return language === null ? [] : [{ _tag: 'ForeignLanguage', language }];
};

const timeOf = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

const countIn = (texts: ReadonlyArray<LostText>): number =>
  texts.reduce((total, { words }) => total + words.length, 0);

/** Drawings are sharp in every size. */
const isInOneSize = ({ src, hasSrcset }: OutlinedImage): boolean =>
  !hasSrcset && !/^data:|\.svg(?:[?#]|$)/i.test(src);

const NO_WORDS: WordCounts = { written: 0, kept: 0 };

const unreadable = (path: string, reason: string): CheckedPage => ({
  page: null,
  findings: findingsOf(path, [unrendered(reason)]),
  words: NO_WORDS,
  row: null,
});

const unrendered = (reason: string): ContentFault => ({ _tag: 'UnrenderedPage', reason });

const unread = (message: string): ContentFault => ({ _tag: 'UnreadSource', message });
