import type { Need } from '../../../../domain/content/capabilities.ts';
import type { Document } from 'domhandler';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageInView } from '../../../../application/visitor/report-page-view/report-page-view.ts';
import { PRICING } from '../../../../application/visitor/send-request/help-form-texts.ts';
import { consentQuestion } from '../../../../infrastructure/composition/consent-question.tsx';
import type { PageContainer } from '../../../../infrastructure/composition/containers/page-container.ts';
import { TOKENS } from '../../../../infrastructure/composition/containers/tokens.ts';
import type { FoundPage } from '../../../../infrastructure/composition/locate-page.ts';
import { renderContent } from '../../../../infrastructure/composition/rendering/render-content.ts';
import { resumedForm } from '../../../../infrastructure/composition/resumed-form.ts';
import { servicesOf } from '../../../../infrastructure/composition/visitor/services.ts';
import { htmlDocument } from '../../../../infrastructure/pages/html-document.ts';
import type { PostedForm } from '../../../../infrastructure/server/pages/posted.ts';
import { App } from '../../../../ui/app/app.tsx';
import { layoutParts } from '../../../../ui/app/layout/layout-parts.ts';
import { ServicesProvider, type Services } from '../../../../ui/bindings/services.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';
import { AskDealerModal } from '../../../../ui/leads/ask-dealer/ask-dealer-modal.tsx';
import { ReviewsModal } from '../../../../ui/reviews/reviews-modal/reviews-modal.tsx';
import { settle } from '../../../fakes/fake-clock.ts';
import type { Move } from '../../../fakes/visitor/memory-page-navigation.ts';
import { allIn, readHtml } from '../../reader/html.ts';
import { PageForms } from './leads/page-forms.ts';
import { containerOf, newPageInBrowser, type PageAnswer, type PageInBrowser } from './page-bindings.ts';
import { markUnseen, openParts } from './unseen.ts';
import type { Visitor } from './visitor.ts';

/** The files of a page; no browser loads them. */
const NO_ASSETS = { css: '', boot: '', entry: '', chunks: [], fonts: [], latinFonts: [], icon: '' };

/** A visitor's open page: the html of the real components and use cases. */
export class OpenPage {
  readonly services: Services;
  readonly forms: PageForms;
  /** A dialog that opens above the page and belongs to no view. */
  dialog: ReactNode = null;
  /** The headings of the open sections. */
  readonly opened = new Set<string>();
  readonly inBrowser: PageInBrowser;
  readonly container: PageContainer;
  hasStarted = false;

  private constructor(
    readonly visitor: Visitor,
    private readonly found: FoundPage,
    private address: URL,
    private readonly posted: PostedForm | null,
    answer: PageAnswer,
  ) {
    const site = visitor.site.facts;
    this.inBrowser = newPageInBrowser(visitor);
    this.container = containerOf(visitor, address, {
      needs: found.module.needs ?? [],
      language: found.module.language ?? 'en',
      resumed: posted && resumedForm(posted, site.bookableDays.today),
      inBrowser: this.inBrowser,
      answer,
    });
    this.inBrowser.address.replace(`${address.pathname}${address.search}`);
    this.services = servicesOf(this.container, site);
    this.forms = new PageForms(this);
  }

  /** The page at an address as the server renders it, without waiting for slow answers. */
  static async at(
    visitor: Visitor,
    address: URL,
    posted: PostedForm | null,
    answer: PageAnswer,
  ): Promise<OpenPage> {
    const found = await visitor.site.pageAt(address.pathname);
    const page = new OpenPage(visitor, found, address, posted, answer);
    await page.prepare();
    return page;
  }

  get path(): string {
    return this.address.pathname;
  }

  get query(): URLSearchParams {
    return this.address.searchParams;
  }

  /** Whether the page's module declares a need. */
  needs(need: Need): boolean {
    return this.found.module.needs?.includes(need) === true;
  }

  /** Whether scripts can show an address without loading another page. */
  mayGoTo({ pathname }: URL): boolean {
    const follows = this.found.module.readsAddress === true;
    return this.hasStarted && follows && pathname === this.path;
  }

  async goTo(address: URL): Promise<void> {
    this.address = address;
    await this.prepare();
  }

  /** Moves to a fragment of the page. */
  navigateTo(address: URL): OpenPage {
    this.address = address;
    if (address.hash === `#${PRICING.id}`) this.services.requestOf('home-form').chooseTopic(PRICING.topic);
    return this;
  }

  /** Starts the page, as the application's script does. */
  async start(): Promise<void> {
    if (!this.visitor.scripts) return;
    this.hasStarted = true;
    const { services, found, container } = this;
    services.showArea.recall();
    services.closeBanners.recall();
    if (this.needs('local-dealers')) services.showLocalDealers.follow();
    if (found.read?.kind === 'found') services.watchBlocks.report(found.read.page.warnings);
    services.showConnections.recall();
    services.showConnections.follow(container.get(TOKENS.leadDesk));
    if (this.needs('dealers')) {
      services.routeCalls.begin();
      services.showHours.begin();
    }
    if (this.needs('rebates')) services.estimateSavings.recall();
    if (this.needs('saved')) services.keepSaved.recall();
    await settle();
    await this.forms.takeOver(readHtml(await this.html()));
  }

  /** The page's navigations since the last call. */
  moves(): ReadonlyArray<Move> {
    return this.inBrowser.navigation.moves.splice(0);
  }

  /** The visible content, with the typed values. */
  async look(): Promise<Document> {
    const seen = this.read(await this.html());
    if (allIn(seen, '[data-thanks]').length > 0) this.forms.thanksSeen();
    if (!this.hasStarted || !(await this.forms.takeOver(seen))) return seen;
    await settle();
    return this.read(await this.html());
  }

  private read(html: string): Document {
    const document = readHtml(html);
    this.forms.putTyped(document);
    this.visitor.measuring.show(document);
    openParts(document, { ...this.visitor, fragment: this.address.hash.slice(1), opened: this.opened });
    markUnseen(document, this.visitor);
    return document;
  }

  /** The page view to report. */
  async inView(): Promise<PageInView> {
    const { module } = this.found;
    const { title } = await module.head(this.services, this.address.searchParams);
    return { path: this.path, title, language: module.language ?? 'en' };
  }

  /** The current html. */
  private async html(): Promise<string> {
    const { services, found, address, visitor } = this;
    const inRouter = (part: ReactNode): string =>
      renderToString(
        <StaticRouter location={`${address.pathname}${address.search}`}>
          <ServicesProvider value={services}>{part}</ServicesProvider>
        </StaticRouter>,
      );
    const { found: rendered, body } = await renderContent(found, visitor.site.locate, (page) =>
      inRouter(<App services={services} page={page} parts={layoutParts} />),
    );
    const site = services.site;
    return htmlDocument({
      site,
      head: await rendered.module.head(services, address.searchParams),
      body,
      icons: '',
      assets: NO_ASSETS,
      data: { address: this.path },
      printed: '',
      appended: `${inRouter(this.above())}${consentQuestion(site, this.path, rendered.module.language ?? 'en')}`,
      marks: {},
      scripts: { deferred: [], inlined: [] },
      startsAfterLoad: false,
    });
  }

  /** The element open above the page; a browser fetches its code only when it opens. */
  private above(): ReactNode {
    if (!this.hasStarted) return null;
    const { services } = this;
    const asked = currentOf(services.askDealer.view$);
    return (
      <div data-above="">
        {this.needs('dealers') && <ReviewsModal />}
        {asked.kind === 'open' && <AskDealerModal view={asked} />}
        {this.dialog}
      </div>
    );
  }

  /** Closes the element open above the page. */
  async closeDialogs(): Promise<void> {
    this.dialog = null;
    await this.services.readReviews.close();
    this.services.askDealer.close();
    this.services.updateLocation.leave();
  }

  private async prepare(): Promise<void> {
    const prepared = this.found.module.prepare?.(
      this.services,
      this.address.searchParams,
      this.address.pathname,
    );
    await this.services.suggestCode.ask(this.posted?.values.zip ?? this.query.get('zip') ?? '');
    // A silent provider must not block; the WordPress is a real server and takes time, and so does indexing for a search.
    if (this.visitor.site.wordpress !== null || this.query.has('q')) await prepared;
    await settle();
  }

  dispose(): void {
    this.forms.dispose();
    this.container.dispose();
  }
}
