import * as E from 'fp-ts/Either';
import { firstValueFrom, Subscription, type Observable } from 'rxjs';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { Draft, LeadField, ValidLead } from '../../../domain/lead/lead.ts';
import { withNormalZip } from '../../../domain/lead/normal-zip.ts';
import { marketingIds, type MarketingIds } from '../../../domain/visitor/marketing-ids.ts';
import { detailsOf } from '../../../domain/visitor/visitor-profile.ts';
import type { OutboxOutcome, SendingFailure } from '../../ports/leads/lead-desk.ts';
import { afterFailure, afterRefusal, afterSuccess } from './after-sending.ts';
import { notesOn, withNewPlace, withoutOtherPlace, withText, wrongOnLeaving } from './filling.ts';
import { LeadKeys } from './lead-keys.ts';
import { Remembering } from './remembering.ts';
import { requestedLead } from './requested-lead.ts';
import type { RequestedDealer, SendRequestOptions, SendRequestPorts } from './send-request-ports.ts';
import { initialView } from './initial-view.ts';
import { mayBeSent, type SendRequestView } from './send-request-view.ts';
import { ShownRequest } from './shown-request.ts';
import { afterBack, afterNext } from './steps.ts';
import { StreetDoubts } from './street-doubts.ts';
import { formTexts, referenceText } from './texts.ts';

/** One form, from the first letter typed to the request that is stored for good (specification, sections 3 to 5 and 8). */
export class SendRequest {
  private readonly shown: ShownRequest;
  private readonly remembering: Remembering;
  private readonly keys: LeadKeys;
  private readonly doubts = new StreetDoubts();
  private readonly subscription = new Subscription();
  private draft: Draft;
  /** What the site has put into fields, of itself or from what the visitor has entered before. */
  private filledIn: Draft = {};
  private suggested: Draft = {};
  private dealer: RequestedDealer | null = null;
  private addressIds: Partial<MarketingIds> = {};
  private isChecking = false;
  /** Whether it holds what the visitor has typed before: until then, what is kept of that stays. */
  private isTakenOver = false;
  /** The thanks that the visitor has seen; null: none. */
  private thanksInSight: SendRequestView['success'] = null;
  /** The name of the dealer that the request on its way is for. */
  private sentTo: string | undefined = undefined;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SendRequestView>;

  constructor(
    readonly form: LeadForm,
    private readonly ports: SendRequestPorts,
    private readonly options: SendRequestOptions,
  ) {
    this.shown = new ShownRequest(form, options.resumed ?? null);
    this.view$ = this.shown.view$;
    this.remembering = new Remembering(ports, options.opensAbove ?? false);
    this.keys = new LeadKeys(ports.keys);
    this.draft = withText(this.shown.now.values);
    this.subscription.add(ports.desk.outcomes$.subscribe((outcome) => this.onOutcome(outcome)));
    this.subscription.add(ports.drafts.leaving$.subscribe(() => this.isTakenOver && this.setAside()));
  }

  /** Who the request is for; null: not chosen yet. */
  askFor(dealer: RequestedDealer | null): void {
    this.dealer = dealer;
  }

  /** The marketing ids that the page's address holds: they are used where the visitor's profile has none. */
  identifyBy(ids: Partial<MarketingIds>): void {
    this.addressIds = ids;
  }

  /** Begins another request where one has been sent; what is being filled in stays. */
  beginAgain(): void {
    if (this.shown.now.status !== 'sent') return;
    this.draft = {};
    this.shown.show(initialView(this.form));
  }

  /** The visitor sees the thanks: the form begins anew once they have been in sight for as long as it says. */
  thanksSeen(): void {
    const { success } = this.shown.now;
    const { thanksForMs } = this.form;
    if (success === null || success === this.thanksInSight || thanksForMs === undefined) return;
    this.thanksInSight = success;
    const seenLongEnough$ = this.ports.clock.after(thanksForMs);
    this.subscription.add(
      seenLongEnough$.subscribe(() => {
        if (this.shown.now.success === success) this.beginAnew(success.leadId);
      }),
    );
  }

  /**
   * What the site is going to suggest: it is in the empty fields from the page's html on. A form that came back says what the
   * visitor has sent.
   */
  expect(values: Draft): void {
    this.suggested = { ...this.suggested, ...withText(values) };
    const { fills, isReturned } = this.shown.now;
    if (fills > 0 || isReturned) return;
    const before: Readonly<Record<string, string | undefined>> = this.draft;
    const put = Object.entries(withText(values)).filter(([field]) => before[field] === undefined);
    this.draft = { ...before, ...Object.fromEntries(put) };
    this.filledIn = { ...this.filledIn, ...Object.fromEntries(put) };
    this.shown.preset(this.draft);
  }

  /**
   * What the site puts into fields in which the visitor has typed nothing: a later suggestion takes the place of an earlier one, and
   * one of another zip of all that it said of the place.
   */
  suggest(values: Draft): void {
    this.expect(values);
    const before: Readonly<Record<string, string | undefined>> = withText(this.draft);
    const filledIn: Readonly<Record<string, string | undefined>> = this.filledIn;
    const changes = Object.entries(withNewPlace(values, before)).filter(
      ([field]) => before[field] === undefined || before[field] === filledIn[field],
    );
    const put: Draft = Object.fromEntries(changes);
    this.draft = { ...before, ...put };
    this.filledIn = { ...this.filledIn, ...put };
    this.shown.put(
      this.draft,
      changes.some(([field, text]) => before[field] !== undefined && before[field] !== text),
    );
  }

  /** Takes the form over from the page: what was typed stays, what is empty is filled with what the visitor has typed or sent before. */
  async takeOver(typed: Draft): Promise<void> {
    const profile = await firstValueFrom(this.ports.profiles.profile$);
    const details = withoutOtherPlace(withText(detailsOf(profile)), this.suggested);
    const filledIn: Readonly<Record<string, string | undefined>> = this.filledIn;
    const own = Object.entries(withText(typed)).filter(([field, text]) => text !== filledIn[field]);
    this.filledIn = { ...filledIn, ...details };
    this.draft = withNormalZip({
      ...this.draft,
      ...details,
      ...this.ports.drafts.draft(this.form.id),
      ...Object.fromEntries(own),
    });
    this.isTakenOver = true;
    this.shown.put(this.draft, false);
  }

  /** Reads the fields, with the postal code in normal form. */
  read(draft: Draft): void {
    this.draft = this.shown.note(this.draft, withNormalZip(draft));
    this.remembering.used(this.form, this.draft.zip);
  }

  /** Puts an address into its fields (specification, section 5: address autocomplete). */
  fill(values: Draft): void {
    this.read(values);
    this.shown.put(this.draft, true);
  }

  /** The visitor leaves a field: what is wrong with it is said. Answers whether they are to check it again (specification, section 5). */
  leave(name: LeadField, text: string): boolean {
    this.read({ [name]: text });
    // The field shows the code that is sent.
    if (name === 'zip' && this.draft.zip !== text) this.shown.put(this.draft, true);
    this.shown.show({ messages: wrongOnLeaving(this.form, this.draft, this.shown.now.messages, name) });
    return this.doubts.isNew(name, text);
  }

  /** Goes on to the next step when this one is filled in well. */
  next(draft: Draft): void {
    this.read(draft);
    this.shown.show(afterNext(this.form, this.shown.now, this.draft));
  }

  /** Chooses what the request is about, which leads on from the first step by itself (specification, section 4). */
  chooseTopic(topic: string): void {
    this.fill({ topic });
    if (this.shown.now.step === 0) this.next({});
  }

  back(): void {
    this.shown.show(afterBack(this.shown.now));
  }

  /** The visitor clicks what ends a step: the one that sends sends, the others lead on. */
  async proceed(draft: Draft): Promise<void> {
    if (this.shown.now.sends) await this.submit(draft);
    else this.next(draft);
  }

  /** Sends what is in the form; resolves when that has come to something. */
  async submit(draft: Draft): Promise<void> {
    if (this.isChecking || !mayBeSent(this.shown.now)) return;
    this.read(draft);
    this.isChecking = true;
    const lead = await this.checked();
    this.isChecking = false;
    if (lead === null) return;
    this.shown.show({ status: 'sending', messages: [], notice: null, missing: null });
    this.remembering.sending(lead);
    this.sentTo = this.dealer?.name;
    this.ports.drafts.keep(this.form.id, {});
    const outcome = await this.ports.desk.send(lead, this.keys.keyOf(lead))();
    if (E.isRight(outcome)) this.succeed(outcome.right.leadId, lead, true);
    else this.fail(outcome.left);
  }

  /** The form is closed, or its page left: what the visitor has typed is kept for the visit, unless it is sent. What the site has filled in is not. */
  setAside(): void {
    if (!mayBeSent(this.shown.now)) return;
    const filledIn: Readonly<Record<string, string | undefined>> = this.filledIn;
    const typed = Object.entries(withText(this.draft)).filter(([field, text]) => text !== filledIn[field]);
    this.ports.drafts.keep(this.form.id, Object.fromEntries(typed));
  }

  /** Ends every wait; the view stays as it is, and the outcome of a request that waits is ignored. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private async checked(): Promise<ValidLead | null> {
    const profile = await firstValueFrom(this.ports.profiles.profile$);
    const ids = marketingIds(profile, this.addressIds);
    const lead = requestedLead(this.form, this.draft, this.dealer, ids);
    if (E.isRight(lead)) return lead.right;
    if (lead.left.isDealerMissing) {
      this.ports.log.error(formTexts.en.noDealer);
      this.shown.show({ status: 'failed', notice: formTexts[this.form.language].noDealer });
    } else this.shown.show(afterRefusal(this.form, this.shown.now, lead.left.messages));
    return null;
  }

  /** `sentHere` false: another page has sent it, and reports it. */
  private succeed(leadId: string, lead: ValidLead, sentHere: boolean): void {
    this.remembering.sent(lead, leadId, sentHere);
    this.shown.show(
      afterSuccess(this.form, lead, leadId, { phone: this.options.phone, dealer: this.sentTo }),
    );
  }

  /** The thanks have been shown for long enough; what names the request stays in sight. */
  private beginAnew(leadId: string): void {
    this.draft = {};
    this.shown.show({ ...initialView(this.form), notice: referenceText(this.form.language, leadId) });
    void this.takeOver({});
  }

  private fail(failure: SendingFailure): void {
    this.remembering.notSent(failure);
    if (failure._tag === 'DealerUnknown') this.dealer = null;
    const phone = this.dealer?.phone ?? this.options.phone;
    this.shown.show(afterFailure(this.form, this.shown.now, failure, phone));
    if (failure._tag !== 'LeadWaits') this.shown.show(notesOn(this.form, this.draft));
  }

  /** What had waited in the outbox has come to something. */
  private onOutcome({ key, sentHere, receipt }: OutboxOutcome): void {
    const lead = this.keys.leadUnder(key);
    if (lead === null || this.shown.now.status !== 'waiting') return;
    if (receipt !== null) return this.succeed(receipt.leadId, lead, sentHere);
    this.remembering.failed('given up');
    this.shown.show({ status: 'failed', notice: formTexts[this.form.language].givenUp });
  }
}
