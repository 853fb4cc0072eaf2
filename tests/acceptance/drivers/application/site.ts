import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { OrderedDealerDirectory } from '../../../../application/provider/order-dealers/ordered-dealer-directory.ts';
import type { SiteFacts } from '../../../../application/visitor/read-page/page-head.ts';
import type { PageLibrary } from '../../../../application/ports/content/page-library.ts';
import { CheckContent } from '../../../../application/provider/check-content/check-content.ts';
import type { ContentReport } from '../../../../domain/content/checks/content-report.ts';
import { DEFAULT_CONTENT_LIMITS } from '../../../../domain/content/checks/content-limits.ts';
import { searchEntryOf } from '../../../../domain/document/document-text.ts';
import { SITE_DOCUMENTS } from '../../../../infrastructure/content/documents/site-documents.ts';
import { MiniSearchSiteIndex } from '../../../../infrastructure/content/search/minisearch-site-index.ts';
import { plainText } from '../../../../infrastructure/content/html/plain-text.ts';
import { readingGrade } from '../../../../infrastructure/content/check/reading-grade.ts';
import { LimitedPageLibrary } from '../../../../infrastructure/content/libraries/limited-page-library.ts';
import { ServerPageRenderer } from '../../../../infrastructure/composition/rendering/server-page-renderer.tsx';
import { siteFactTable } from '../../../../domain/content/facts.ts';
import type { Dealer } from '../../../../domain/dealer/dealer.ts';
import { blockCatalogue } from '../../../../infrastructure/composition/block-catalogue.ts';
import type { Tokens } from '../../../../infrastructure/composition/containers/binding.ts';
import { createCheckingContainer } from '../../../../infrastructure/composition/containers/checking-container.ts';
import { SERVER_TOKENS } from '../../../../infrastructure/composition/containers/server-tokens.ts';
import { TOKENS } from '../../../../infrastructure/composition/containers/tokens.ts';
import { locatePage, type FoundPage } from '../../../../infrastructure/composition/locate-page.ts';
import { siteFacts, viewSite } from '../../../../infrastructure/composition/site-facts.ts';
import { FilePageLibrary } from '../../../../infrastructure/content/folder/file-page-library.ts';
import { brandRewriting } from '../../../../infrastructure/content/libraries/brand-rewriting.ts';
import { factRewriting } from '../../../../infrastructure/content/libraries/fact-rewriting.ts';
import { RewrittenPageLibrary } from '../../../../infrastructure/content/libraries/rewritten-page-library.ts';
import { LayeredPageLibrary } from '../../../../infrastructure/content/libraries/layered-page-library.ts';
import { LibraryRelatedArticles } from '../../../../infrastructure/content/libraries/library-related-articles.ts';
import { ListingPageLibrary } from '../../../../infrastructure/content/libraries/listing-page-library.ts';
import { WordPressRelatedArticles } from '../../../../infrastructure/content/wordpress/wordpress-related-articles.ts';
import { readSettings } from '../../../../infrastructure/settings/settings.ts';
import { loadAllPages } from '../../../../ui/app/load-page.ts';
import { routeOf } from '../../../../ui/app/routes.ts';
import { loadDefinitions } from '../../../../ui/blocks/load-definitions.ts';
import { TEST_CONTENT } from '../../../built-site.ts';
import { FakeProductCatalogue } from '../../../fakes/content/fake-product-catalogue.ts';
import { FakeRebateDirectory } from '../../../fakes/content/fake-rebate-directory.ts';
import { MemoryPageLibrary } from '../../../fakes/content/memory-page-library.ts';
import { FakeDealerDirectory } from '../../../fakes/dealers/fake-dealer-directory.ts';
import { FakeDealerReviews } from '../../../fakes/dealers/fake-dealer-reviews.ts';
import { FakePlaceSuggestions } from '../../../fakes/dealers/fake-place-suggestions.ts';
import { FakePlaceOfCode } from '../../../fakes/dealers/fake-place-of-code.ts';
import { MemoryPostalPlaces } from '../../../fakes/dealers/memory-postal-places.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { PortCalls } from '../../../fakes/port-calls.ts';
import { openWordPress, type OpenedWordPress } from '../../../wordpress/opened-wordpress.ts';
import type { ServedArea } from '../../driver.ts';
import { FollowedRequests } from './leads/followed-requests.ts';
import { LeadModule } from './leads/lead-module.ts';

const SETTINGS = readSettings({
  WARRANTY_REGISTRATION_URL: 'https://www.example.com/registration',
  WARRANTY_LOOKUP_URL: 'https://www.example.com/look-up',
});

const A_FILE_BYTES = 14_000;
/** The date on which editors check the content. */
const CHECKED_ON = '2026-11-22';

const VIEWED = viewSite(SETTINGS, () => A_FILE_BYTES);

const folderOf = (path: string): FilePageLibrary => new FilePageLibrary(path, new MemoryLogger());

/** The shipped pages and the test pages, read from the sources, with the code of every page. */
const shipped = [folderOf(TEST_CONTENT), folderOf('infrastructure/content/pages')];
const definitions = await loadDefinitions();
const catalogue = blockCatalogue(definitions, SETTINGS);
const locate = locatePage(definitions);
await loadAllPages();

type ProcessContainer = ReturnType<typeof createCheckingContainer>;

/** The site of one scenario: a server process on fakes that the scenario fills. */
export class Site {
  readonly locate = locate;
  readonly clock = new FakeClock();
  readonly log = new MemoryLogger();
  readonly directory = new FakeDealerDirectory();
  readonly reviews = new FakeDealerReviews();
  readonly rebates = new FakeRebateDirectory();
  readonly folder = new MemoryPageLibrary();
  readonly leads = new LeadModule(this.clock);
  readonly requests = new FollowedRequests(this.leads, this.clock, () => this.dealers);
  /** What the ports beyond the visitor's browser were asked. */
  readonly calls = new PortCalls();
  /** Set when visits may be measured. */
  tagManagerId: string | undefined = undefined;
  wordpress: OpenedWordPress | null = null;
  private readonly served = new Map<string, ServedArea>();
  private process: ProcessContainer | null = null;

  get facts(): SiteFacts {
    const { clock, tagManagerId } = this;
    return siteFacts({ ...SETTINGS, tagManagerId: tagManagerId ?? null }, { isSample: false, clock });
  }

  /** The process's container. */
  get container(): ProcessContainer {
    this.process ??= this.newProcess();
    return this.process;
  }

  serve(area: ServedArea): void {
    const { zipcode, dealers, ...more } = area;
    this.served.set(zipcode, area);
    this.directory.serve(zipcode, dealers, more);
  }

  async connectWordPress(): Promise<void> {
    this.process = null;
    this.wordpress = await openWordPress();
  }

  /** The page at a path as it is now. */
  async pageAt(path: string): Promise<FoundPage> {
    const read = routeOf(path) === null ? await this.container.get(SERVER_TOKENS.readPage).at(path) : null;
    return locate(path, read);
  }

  /** Checks only the operator's pages. */
  async checkContent(): Promise<ContentReport> {
    const facts = siteFactTable(VIEWED.defaultPhone, () => CHECKED_ON);
    const library = new RewrittenPageLibrary(
      new LimitedPageLibrary(this.folder, DEFAULT_CONTENT_LIMITS, new MemoryLogger()),
      [factRewriting(facts)],
    );
    return new CheckContent({
      documents: [],
      library,
      renderer: new ServerPageRenderer(library, catalogue, this.facts, locate, VIEWED),
      siteUrl: SETTINGS.siteUrl,
      isAnswered: (path) => ['/', '/es/', '/fr/'].includes(path),
      isShipped: () => false,
      facts,
      today: () => CHECKED_ON,
      textOf: plainText,
      gradeOf: readingGrade,
      servedPage: () => ({ lastRead: null, staleSince: null, formerPaths: [] }),
      complaints: () => [],
    }).execute();
  }

  async end(): Promise<void> {
    await this.wordpress?.wordpress.close();
  }

  /** The process's container, with the scenario's fakes in place of its bindings. */
  private newProcess(): ProcessContainer {
    const { calls, clock, log, directory, wordpress } = this;
    const library = this.library();
    const container = createCheckingContainer(library, catalogue, VIEWED);
    const rebind = <A>(token: Tokens<{ bound: A }>['bound'], value: NoInfer<A>): void =>
      void container.rebind(token).toConstantValue(value);
    rebind(TOKENS.clock, clock);
    rebind(TOKENS.logger, log);
    rebind(TOKENS.dealerDirectory, new OrderedDealerDirectory(calls.of('dealerDirectory', directory), clock));
    rebind(TOKENS.dealerReviews, calls.of('dealerReviews', this.reviews));
    rebind(TOKENS.rebateDirectory, calls.of('rebateDirectory', this.rebates));
    rebind(TOKENS.placeOfCode, new FakePlaceOfCode());
    rebind(TOKENS.placeSuggestions, new FakePlaceSuggestions());
    rebind(SERVER_TOKENS.productCatalogue, new FakeProductCatalogue());
    rebind(SERVER_TOKENS.listedDealerLookUp, {
      byCompanyId: (companyId) => TE.right(O.fromNullable(this.dealerWith(companyId))),
    });
    const articles = wordpress ? new WordPressRelatedArticles(wordpress.source, wordpress.clock) : undefined;
    rebind(SERVER_TOKENS.relatedArticles, new LibraryRelatedArticles(library, articles));
    // Indexes only the scenario's pages: the shipped ones are many.
    const index = new MiniSearchSiteIndex(this.folder, SITE_DOCUMENTS.map(searchEntryOf));
    rebind(SERVER_TOKENS.siteIndex, index);
    rebind(SERVER_TOKENS.postalPlaces, new MemoryPostalPlaces());
    return container;
  }

  private library(): PageLibrary {
    const { folder, wordpress } = this;
    const layers = new LayeredPageLibrary([folder, ...(wordpress ? [wordpress.library] : []), ...shipped]);
    const facts = siteFactTable(VIEWED.defaultPhone, () => CHECKED_ON);
    return new RewrittenPageLibrary(new ListingPageLibrary(layers), [
      factRewriting(facts),
      brandRewriting(SETTINGS.brandName),
    ]);
  }

  private get dealers(): ReadonlyArray<Dealer> {
    return [...this.served.values()].flatMap(({ dealers }) => dealers);
  }

  private dealerWith(companyId: number): Dealer | undefined {
    return this.dealers.find((dealer) => dealer.companyId === companyId);
  }
}
