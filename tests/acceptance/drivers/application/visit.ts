import assert from 'node:assert/strict';
import type { Document, Element } from 'domhandler';
import { askedForm } from '../../../../application/visitor/ask-dealer/asked-form.ts';
import { codeSearched } from '../../../../application/visitor/find-dealers/search-address.ts';
import type { StatedHousehold } from '../../../../domain/rebate/household.ts';
import type { PostedForm } from '../../../../infrastructure/server/pages/posted.ts';
import { settle } from '../../../fakes/fake-clock.ts';
import { submittedBy } from '../../reader/controls.ts';
import { allIn, attributeOf, nameOf } from '../../reader/html.ts';
import { putValue } from './leads/put-value.ts';
import type { RequestPageView } from '../../../../application/visitor/follow-request/request-view.ts';
import type { PageAnswer } from './page-bindings.ts';
import { OpenPage } from './open-page.tsx';
import { Visitor } from './visitor.ts';

/** Addresses of the site are written without the origin. */
const ORIGIN = 'https://site.example';

/** The path and the query of an address of the site. */
const ownAddress = (address: URL): string => `${address.pathname}${address.search}`;

/** The visit of one scenario: a history of addresses, and the current page. */
export class Visit extends Visitor {
  private readonly history: string[] = [];
  private opened: OpenPage | null = null;

  /** The open page; opens the dealer search if there is none. */
  async page(): Promise<OpenPage> {
    return this.opened ?? this.goTo('/find-a-dealer/');
  }

  /** The open page as the visitor sees it now. */
  async look(): Promise<Document> {
    const page = await this.page();
    await settle();
    await this.followMoves(page);
    return (await this.page()).look();
  }

  /** Performs an action on the open page, and follows its navigation. */
  async act<A>(does: (page: OpenPage) => A): Promise<Awaited<A>> {
    const page = await this.page();
    const done = await does(page);
    await settle();
    await this.followMoves(page);
    return done;
  }

  /** Follows a link; with scripts, a link to a form opens its modal. */
  async follow(link: Element): Promise<void> {
    const href = attributeOf(link, 'href');
    assert.ok(
      href !== null && attributeOf(link, 'aria-disabled') !== 'true',
      `${nameOf(link)} leads nowhere`,
    );
    const formId = this.scripts && attributeOf(link, 'aria-haspopup') === 'dialog' ? askedForm(href) : null;
    // Picking a dealer replaces the address, so that Back returns to the visitor's previous page.
    if (formId === null) await this.goTo(href, this.scripts && 'data-held' in link.attribs);
    else await this.act(({ services }) => services.askDealer.open(formId));
  }

  /** Submits a GET form with the typed values. */
  async submit(form: Element, typed: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const [name, value] of Object.entries(typed)) putValue(form, name, value);
    const action = this.addressOf(attributeOf(form, 'action') ?? '');
    await this.goTo(`${action.pathname}?${submittedBy(form).toString()}${action.hash}`);
  }

  /** Goes to an address like a link: a page whose scripts read the address changes in place, any other address loads. */
  async goTo(href: string, replaces = false): Promise<OpenPage> {
    const address = this.addressOf(href);
    const { opened } = this;
    if (href.startsWith('#') && opened !== null) return opened.navigateTo(address);
    if (replaces) this.history.pop();
    this.history.push(ownAddress(address));
    if (opened?.mayGoTo(address) === true) {
      await opened.goTo(address);
      await this.followMoves(opened);
      return opened;
    }
    return this.load(address);
  }

  async goBack(): Promise<void> {
    this.history.pop();
    const address = this.addressOf(this.history.at(-1) ?? '/');
    if (this.opened?.mayGoTo(address) === true) await this.opened.goTo(address);
    else await this.load(address);
  }

  async reload(): Promise<void> {
    await this.load(this.addressOf(this.history.at(-1) ?? '/find-a-dealer/'));
  }

  /** Shows the page of a posted form again, with its errors. */
  async showAgain(posted: PostedForm, href: string): Promise<void> {
    await this.load(this.addressOf(href), posted);
  }

  /** Shows the rebates page that answers a posted household. */
  async answerHousehold(stated: StatedHousehold, href: string): Promise<void> {
    await this.load(this.addressOf(href), null, true, { stated });
  }

  /** Shows the page of one request. */
  async showRequest(followed: RequestPageView, href: string): Promise<void> {
    await this.load(this.addressOf(href), null, true, { followed });
  }

  /** Loads the page at an address, and starts it unless it should wait. */
  async load(
    address: URL,
    posted: PostedForm | null = null,
    starts = true,
    answer: PageAnswer = {},
  ): Promise<OpenPage> {
    if (this.scripts) this.drafts.leaving$.next();
    this.opened?.dispose();
    const code = codeSearched(address.searchParams);
    const page = (this.opened = await OpenPage.at(this, address, posted, answer));
    if (this.scripts && code !== null && allIn(await page.look(), '[data-none]').length === 0)
      this.memory.rememberPostalCode(code);
    if (this.scripts) this.measuring.begin(await page.inView());
    if (starts) await page.start();
    await this.followMoves(page);
    return page;
  }

  /** Loads the page at an address whose scripts have not loaded yet. */
  async goToSlowly(href: string): Promise<OpenPage> {
    const address = this.addressOf(href);
    this.history.push(ownAddress(address));
    return this.load(address, null, false);
  }

  /** Follows the page's own navigations. */
  private async followMoves(page: OpenPage): Promise<void> {
    for (const { to, replaces } of page.moves()) if (this.opened === page) await this.goTo(to, replaces);
  }

  private addressOf(href: string): URL {
    return new URL(href, `${ORIGIN}${this.history.at(-1) ?? '/'}`);
  }

  async end(): Promise<void> {
    this.opened?.dispose();
    await this.site.end();
  }
}
