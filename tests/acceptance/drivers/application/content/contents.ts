import type { Clock } from '../../../../../application/ports/clock.ts';
import type { BlockCatalogue } from '../../../../../application/ports/content/block-catalogue.ts';
import type { RelatedArticles } from '../../../../../application/ports/content/related-articles.ts';
import { OfferArticles } from '../../../../../application/visitor/offer-articles/offer-articles.ts';
import type { OfferArticlesView } from '../../../../../application/visitor/offer-articles/offer-articles-view.ts';
import { CheckContent } from '../../../../../application/provider/check-content/check-content.ts';
import { CloseBanners } from '../../../../../application/visitor/close-banners/close-banners.ts';
import { HoldInView } from '../../../../../application/visitor/hold-in-view/hold-in-view.ts';
import { decodeBlocks } from '../../../../../application/visitor/read-page/read-blocks.ts';
import type { ReadPageView } from '../../../../../application/visitor/read-page/read-page-view.ts';
import { ReadPage } from '../../../../../application/visitor/read-page/read-page.ts';
import { WatchBlocks } from '../../../../../application/visitor/read-page/watch-blocks.ts';
import { allBlocksIn } from '../../../../../ui/blocks/block-tree.ts';
import { siteFactTable } from '../../../../../domain/content/facts.ts';
import { DEFAULT_CONTENT_LIMITS } from '../../../../../domain/content/checks/content-limits.ts';
import type { ContentReport } from '../../../../../domain/content/checks/content-report.ts';
import { blockCatalogue } from '../../../../../infrastructure/composition/block-catalogue.ts';
import { loadDefinitions } from '../../../../../ui/blocks/load-definitions.ts';
import { FilePageLibrary } from '../../../../../infrastructure/content/folder/file-page-library.ts';
import { plainText } from '../../../../../infrastructure/content/html/plain-text.ts';
import { readingGrade } from '../../../../../infrastructure/content/check/reading-grade.ts';
import { FactsPageLibrary } from '../../../../../infrastructure/content/libraries/facts-page-library.ts';
import { LimitedPageLibrary } from '../../../../../infrastructure/content/libraries/limited-page-library.ts';
import { LayeredPageLibrary } from '../../../../../infrastructure/content/libraries/layered-page-library.ts';
import { LibraryRelatedArticles } from '../../../../../infrastructure/content/libraries/library-related-articles.ts';
import { WordPressRelatedArticles } from '../../../../../infrastructure/content/wordpress/wordpress-related-articles.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { MemoryLogger } from '../../../../fakes/memory-logger.ts';
import { MemoryDismissals } from '../../../../fakes/visitor/memory-dismissals.ts';
import { MemoryPageLibrary } from '../../../../fakes/content/memory-page-library.ts';
import { openWordPress, type OpenedWordPress } from '../../../../wordpress/opened-wordpress.ts';
import { countsAsked } from './reading-on.ts';
import { decodedRenderer } from './decoded-renderer.ts';

const SITE = {
  ...{ brandName: 'RunTru', siteUrl: 'https://www.example.com', widgetHosts: [] },
  defaultPhone: { text: '1-800-555-0199', address: 'tel:+18005550199' },
  warrantySites: {
    registration: 'https://www.example.com/warranty-registration',
    lookUp: 'https://www.example.com/warranty-look-up',
  },
  fileSizeOf: () => 14_000,
};

/** The pages that ship, from the sources. */
const shipped = new FilePageLibrary('infrastructure/content/pages', new MemoryLogger());

const FACTS = siteFactTable(SITE.defaultPhone);

/** The day on which editors check the content. */
const CHECKED_ON = '2026-11-22';

const loadCatalogue = async (): Promise<BlockCatalogue> => blockCatalogue(await loadDefinitions(), SITE);

let catalogue: Promise<BlockCatalogue> | null = null;

/** The pages of one scenario, and the one that its visitor has open. */
export class Contents {
  readonly folder = new MemoryPageLibrary();
  /** What the visitor's console says. */
  readonly console = new MemoryLogger();
  wordpress: OpenedWordPress | null = null;
  /** Null: the visitor is on no content page. */
  view: ReadPageView | null = null;
  private readonly dismissals = new MemoryDismissals();
  /** The notices of the open page. */
  banners = new CloseBanners(this.dismissals);
  /** The articles that belong to the open page. */
  offer: OfferArticlesView = { kind: 'unasked' };
  /** The fragment of the open page's address; null: it has none. */
  fragment: string | null = null;
  /** The titles of the videos that were played on it. */
  played: ReadonlyArray<string> = [];
  /** The calls to action of the open page. */
  sticky: HoldInView;
  private readPage: ReadPage | null = null;
  private articles: RelatedArticles | null = null;

  constructor(private readonly clock: Clock) {
    this.sticky = new HoldInView(clock);
  }

  async connect(): Promise<OpenedWordPress> {
    this.readPage = null;
    this.articles = null;
    return (this.wordpress = await openWordPress());
  }

  async open(address: string): Promise<ReadPageView> {
    const [path = '', fragment = null] = address.split('#');
    this.fragment = fragment;
    catalogue ??= loadCatalogue();
    const { folder, wordpress } = this;
    const library = new FactsPageLibrary(
      new LayeredPageLibrary([folder, ...(wordpress ? [wordpress.library] : []), shipped]),
      FACTS,
    );
    this.articles ??= new LibraryRelatedArticles(
      library,
      wordpress ? new WordPressRelatedArticles(wordpress.source, wordpress.clock) : undefined,
    );
    const ports = { library, catalogue: await catalogue, log: new MemoryLogger() };
    this.readPage ??= new ReadPage(ports, SITE);
    this.view = await this.readPage.at(path);
    this.banners = new CloseBanners(this.dismissals);
    this.banners.recall();
    this.sticky = new HoldInView(this.clock);
    if (this.view.kind === 'found') new WatchBlocks(this.console).report(this.view.page.warnings);
    this.played = [];
    this.offer = await this.offered(this.articles);
    return this.view;
  }

  /** Plays a video, by its title. */
  play(title: string): void {
    this.played = [...this.played, title];
  }

  /** What the blocks of the open page ask for. */
  private async offered(articles: RelatedArticles): Promise<OfferArticlesView> {
    const offer = new OfferArticles(articles);
    if (this.view?.kind === 'found') {
      const { path, language, blocks } = this.view.page;
      for (const count of countsAsked(blocks)) await offer.offer({ path, language, count });
    }
    return currentOf(offer.view$);
  }

  /** Goes to a page that is none of the content. */
  leave(): void {
    this.view = null;
  }

  /** Whether the open page has a block of a name. */
  holds(name: string): boolean {
    const blocks = this.view?.kind === 'found' ? this.view.page.blocks : [];
    return allBlocksIn(blocks).some((block) => block.name === name);
  }

  /** Checks the operator's pages alone. */
  async check(): Promise<ContentReport> {
    const known = await (catalogue ??= loadCatalogue());
    const library = new FactsPageLibrary(
      new LimitedPageLibrary(this.folder, DEFAULT_CONTENT_LIMITS, new MemoryLogger()),
      FACTS,
    );
    return new CheckContent({
      library,
      renderer: decodedRenderer(library, (blocks) => decodeBlocks(blocks, known).warnings),
      siteUrl: SITE.siteUrl,
      isAnswered: () => false,
      facts: FACTS,
      today: () => CHECKED_ON,
      textOf: plainText,
      gradeOf: readingGrade,
      complaints: () => [],
    }).execute();
  }

  async end(): Promise<void> {
    await this.wordpress?.wordpress.close();
  }
}
