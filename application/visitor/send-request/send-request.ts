import * as E from 'fp-ts/Either';
import { firstValueFrom, Subscription, type Observable } from 'rxjs';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import { callTexts } from '../../../domain/lead/expected-call-texts.ts';
import { fieldsOf, type LeadForm } from '../../../domain/lead/form.ts';
import type { Draft, ValidLead } from '../../../domain/lead/lead.ts';
import { URGENT } from '../../../domain/lead/timing.ts';
import { marketingIds, type MarketingIds } from '../../../domain/visitor/marketing-ids.ts';
import type { LeadReceipt, OutboxOutcome, SendingFailure } from '../../ports/leads/lead-desk.ts';
import { afterDoubt, afterFailure, afterRefusal, afterSuccess } from './after-sending.ts';
import { askedNote, urgentNote } from './dealer-notes.ts';
import { FormFilling } from './form-filling.ts';
import { LeadKeys } from './lead-keys.ts';
import { Remembering } from './remembering.ts';
import { requestedLead } from './requested-lead.ts';
import { saveRequest } from './save-request.ts';
import type { RequestedDealer, SendRequestOptions, SendRequestPorts } from './send-request-ports.ts';
import { initialView } from './initial-view.ts';
import { offeredVisits, visitErrors, type OfferedVisits } from './offered-visits.ts';
import { mayBeSent, type SendRequestView } from './send-request-view.ts';
import { ShownRequest } from './shown-request.ts';
import { afterBack, afterNext } from './steps.ts';
import { formTexts, referenceText } from './texts.ts';
import { ThanksInSight } from './thanks-in-sight.ts';

/** Sends one form, from its first step to the stored request (specification, sections 3 to 5 and 8). */
export class SendRequest {
  private readonly shown: ShownRequest;
  private readonly remembering: Remembering;
  private readonly keys: LeadKeys;
  private readonly thanks: ThanksInSight;
  private readonly subscription = new Subscription();
  private dealer: RequestedDealer | null = null;
  /** The dealers that the visitor can choose instead. */
  private others: ReadonlyArray<RequestedDealer> = [];
  private addressIds: Partial<MarketingIds> = {};
  private isChecking = false;
  /** The dealer of the request being sent. */
  private sentTo: RequestedDealer | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SendRequestView>;
  /** The values of the form's fields. */
  readonly filling: FormFilling;

  constructor(
    readonly form: LeadForm,
    private readonly ports: SendRequestPorts,
    private readonly options: SendRequestOptions,
  ) {
    this.shown = new ShownRequest(
      form,
      options.resumed ?? null,
      (draft) => this.notesOnDealer(draft),
      () => this.offeredVisits(),
    );
    this.view$ = this.shown.view$;
    this.remembering = new Remembering(ports, options.opensAbove ?? false);
    this.keys = new LeadKeys(ports.keys);
    const visitErrors = (draft: Draft) => this.visitErrors(draft);
    this.filling = new FormFilling(form, ports, this.shown, this.remembering, options, visitErrors);
    this.thanks = new ThanksInSight(form, ports.clock, this.shown, (leadId) => this.beginAnew(leadId));
    this.subscription.add(ports.desk.outcomes$.subscribe((outcome) => this.onOutcome(outcome)));
    this.subscription.add(ports.drafts.leaving$.subscribe(() => this.filling.keepOnLeaving()));
  }

  /** Sets the dealer of the request, null when none is chosen yet, and those that the visitor can choose instead. */
  askFor(dealer: RequestedDealer | null, others: ReadonlyArray<RequestedDealer> = []): void {
    this.dealer = dealer;
    this.others = others;
    this.shown.nameDealer(dealer?.name ?? null, this.filling.draft);
  }

  /** Marketing ids from the page's address, used when the visitor's profile has none. */
  identifyBy(ids: Partial<MarketingIds>): void {
    this.addressIds = ids;
  }

  /** Resets a sent form for another request. An unsent form keeps its values. */
  beginAgain(): void {
    if (this.shown.now.status !== 'sent') return;
    this.filling.clear();
    this.shown.show(initialView(this.form));
  }

  /** Call when the confirmation scrolls into view: the form resets after its `thanksForMs`. */
  thanksSeen(): void {
    this.thanks.seen();
  }

  /** Moves to the next step if this one is valid. */
  next(draft: Draft): void {
    this.filling.read(draft);
    const errors = this.visitErrors(this.filling.draft);
    this.shown.show(afterNext(this.form, this.shown.now, this.filling.draft, errors));
  }

  /** Sets the topic; on the first step, also moves on (specification, section 4). */
  chooseTopic(topic: string): void {
    this.filling.fill({ topic });
    if (this.shown.now.step === 0) this.next({});
  }

  back(): void {
    this.shown.show(afterBack(this.shown.now));
  }

  /** Handles the step's button: sends on the last step, otherwise moves to the next one. */
  async proceed(draft: Draft): Promise<void> {
    if (this.shown.now.sends) await this.submit(draft);
    else this.next(draft);
  }

  /** Sends the form. Resolves when sending succeeded, failed or was queued in the outbox. */
  async submit(draft: Draft): Promise<void> {
    if (this.isChecking || !mayBeSent(this.shown.now)) return;
    this.filling.read(draft);
    this.isChecking = true;
    const lead = await this.checked();
    this.isChecking = false;
    if (lead === null) return;
    this.shown.show({ status: 'sending', messages: [], notice: null, missing: null });
    this.remembering.sending(lead);
    this.sentTo = this.dealer;
    this.ports.drafts.keep(this.form.id, {});
    const outcome = await this.ports.desk.send(lead, this.keys.keyOf(lead))();
    if (E.isRight(outcome)) this.succeed(outcome.right, lead, true);
    else this.fail(outcome.left);
  }

  /** Stops all subscriptions and keeps the last view. The outcome of a waiting request is ignored. */
  dispose(): void {
    this.thanks.dispose();
    this.subscription.unsubscribe();
  }

  private notesOnDealer({ urgency }: Draft): ReadonlyArray<string> {
    const { dealer } = this;
    if (dealer === null) return [];
    const { language } = this.form;
    const { asked, clock } = this.ports;
    const at = asked.askedAt(dealer.companyId);
    const urgent = urgency === URGENT ? urgentNote(language, dealer, this.others, clock.now()) : null;
    return [...(at === null ? [] : [askedNote(language, at)]), ...(urgent === null ? [] : [urgent])];
  }

  private offeredVisits(): OfferedVisits | null {
    const asksForVisit = fieldsOf(this.form).some(({ control }) => control.kind === 'day');
    return asksForVisit ? offeredVisits(this.form.language, this.dealer, this.ports.clock.now()) : null;
  }

  private visitErrors(draft: Draft): FieldMessages {
    return visitErrors(this.form.language, this.dealer, draft, this.ports.clock.now());
  }

  private async checked(): Promise<ValidLead | null> {
    const profile = await firstValueFrom(this.ports.profiles.profile$);
    const ids = marketingIds(profile, this.addressIds);
    const lead = requestedLead(this.form, this.filling.draft, this.dealer, ids, this.options);
    if (E.isRight(lead)) {
      const errors = this.visitErrors(this.filling.draft);
      if (errors.length > 0) {
        this.shown.show(afterRefusal(this.form, this.shown.now, errors));
        return null;
      }
      const doubts = this.filling.ask();
      if (doubts.length === 0) return lead.right;
      this.shown.show(afterDoubt(this.form, this.shown.now, doubts));
      return null;
    }
    if (lead.left.isDealerMissing) {
      this.ports.log.error(formTexts.en.noDealer);
      this.shown.show({ status: 'failed', notice: formTexts[this.form.language].noDealer });
    } else this.shown.show(afterRefusal(this.form, this.shown.now, lead.left.messages));
    return null;
  }

  /** `sentHere` is false when another tab sent the lead and reports it. */
  private succeed(receipt: LeadReceipt, lead: ValidLead, sentHere: boolean): void {
    this.remembering.sent(lead, receipt.leadId, sentHere);
    saveRequest(this.ports.saved, this.form.language, this.sentTo?.name ?? null, receipt);
    const { companyId } = lead.metadata;
    if (companyId !== null) this.ports.asked.keep(companyId, this.ports.clock.now());
    const { phone } = this.options;
    const at = { now: this.ports.clock.now(), ours: phone };
    const calls = callTexts(this.form.language, this.sentTo, at);
    this.shown.show(afterSuccess(this.form, lead, receipt, { phone, dealer: this.sentTo?.name }, calls));
  }

  /** Resets the form after the confirmation was shown long enough. The reference number stays visible. */
  private beginAnew(leadId: string): void {
    this.filling.clear();
    this.shown.show({ ...initialView(this.form), notice: referenceText(this.form.language, leadId) });
    void this.filling.takeOver({});
  }

  private fail(failure: SendingFailure): void {
    this.remembering.notSent(failure);
    if (failure._tag === 'DealerUnknown') this.dealer = null;
    const phone = this.dealer?.phone ?? this.options.phone;
    this.shown.show(afterFailure(this.form, this.shown.now, failure, phone));
    if (failure._tag !== 'LeadWaits') this.shown.showNotes(this.filling.draft);
  }

  /** Shows a request that an earlier page left and that was given up, unless this form is being sent. */
  private returnUnsent(draft: Draft): void {
    if (!mayBeSent(this.shown.now)) return;
    this.filling.restore(draft);
    this.shown.show({ notice: formTexts[this.form.language].givenUp });
  }

  /** Handles the outcome of a request that waited in the outbox. */
  private onOutcome({ key, sentHere, receipt, wasLeft, filled }: OutboxOutcome): void {
    if (wasLeft && sentHere && receipt === null && filled?.formId === this.form.id)
      return this.returnUnsent(filled.draft);
    const lead = this.keys.leadUnder(key);
    if (lead === null || this.shown.now.status !== 'waiting') return;
    if (receipt !== null) return this.succeed(receipt, lead, sentHere);
    this.remembering.failed('given up');
    this.shown.show({ status: 'failed', notice: formTexts[this.form.language].givenUp });
  }
}
