import * as E from 'fp-ts/Either';
import { BehaviorSubject, firstValueFrom, type Observable, type Subscription } from 'rxjs';
import { checkLead, messagesFor, type FieldMessages } from '../../../domain/lead/check-lead.ts';
import { chosenDealer } from '../../../domain/lead/chosen-dealer.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import { LEAD_BRAND, type Draft, type LeadField, type ValidLead } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { isStreetAddress } from '../../../domain/lead/street-address.ts';
import { detailsOf } from '../../../domain/visitor/visitor-profile.ts';
import type { OutboxOutcome, SendingFailure } from '../../ports/lead-desk.ts';
import { askedBy, notesOn, stillWrong, trimmed, wrongOnLeaving } from './filling.ts';
import { Remembering } from './remembering.ts';
import type { RequestedDealer, SendRequestOptions, SendRequestPorts } from './send-request-ports.ts';
import { freshView, stepInError, type SendRequestView } from './send-request-view.ts';
import { callMeanwhile, formTexts, sendingFailed } from './texts.ts';

/** One form, from the first letter typed to the request that is stored for good (specification, sections 3 to 5 and 8). */
export class SendRequest {
  private readonly view: BehaviorSubject<SendRequestView>;
  private readonly remembering: Remembering;
  private readonly outcomes: Subscription;
  private readonly refocused = new Set<string>();
  private draft: Draft;
  private dealer: RequestedDealer | null = null;
  /** The key under which this draft is sent: a changed one has another. */
  private sent: { readonly lead: ValidLead; readonly key: string } | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SendRequestView>;

  constructor(
    readonly form: LeadForm,
    private readonly ports: SendRequestPorts,
    private readonly options: SendRequestOptions,
  ) {
    this.view = new BehaviorSubject(options.resumed ?? freshView());
    this.view$ = this.view.asObservable();
    this.remembering = new Remembering(ports);
    this.draft = this.view.value.values;
    this.outcomes = ports.desk.outcomes$.subscribe((outcome) => this.hearOf(outcome));
  }

  /** Whom the request is for; null: nobody yet. */
  askFor(dealer: RequestedDealer | null): void {
    this.dealer = dealer;
  }

  /** Begins anew with what the visitor has told before. */
  async begin(values: Draft = {}): Promise<void> {
    const profile = await firstValueFrom(this.ports.profiles.profile$);
    this.sent = null;
    this.draft = askedBy(this.form, { ...detailsOf(profile), ...values });
    this.view.next({ ...freshView(this.draft), fills: this.view.value.fills + 1 });
    this.show(notesOn(this.form, this.draft));
  }

  /** Takes down what stands in the fields. */
  read(draft: Draft): void {
    this.draft = { ...this.draft, ...draft };
    const messages = stillWrong(this.form, this.draft, this.view.value.messages);
    this.show({ messages, ...notesOn(this.form, this.draft) });
  }

  /** Puts an address into its fields (specification, section 5: address autocomplete). */
  fill(values: Draft): void {
    this.show({ values: { ...this.draft, ...values }, fills: this.view.value.fills + 1 });
    this.read(values);
  }

  /** The visitor leaves a field: what is wrong with it is said. Answers whether she is to look at it again (specification, section 5). */
  leave(name: LeadField, text: string): boolean {
    this.read({ [name]: text });
    this.show({ messages: wrongOnLeaving(this.form, this.draft, this.view.value.messages, name) });
    const street = name === 'addressLine1' ? text.trim() : '';
    const isSeen = street === '' || this.refocused.has(street) || isStreetAddress(street);
    this.refocused.add(street);
    return !isSeen;
  }

  /** Goes on to the next step when this one is filled in well. */
  next(draft: Draft): void {
    this.read(draft);
    const { step, refusals } = this.view.value;
    const messages = messagesFor(this.form, this.form.steps[step] ?? [], this.draft);
    if (messages.length > 0) this.show({ messages, refusals: refusals + 1 });
    else this.show({ messages, step: Math.min(step + 1, this.form.steps.length - 1) });
  }

  back(): void {
    this.show({ step: Math.max(this.view.value.step - 1, 0), messages: [] });
  }

  /** Sends what stands in the form; resolves when that has come to something. */
  async submit(draft: Draft): Promise<void> {
    if (['sending', 'waiting', 'sent'].includes(this.view.value.status)) return;
    this.read(draft);
    const lead = await this.checked();
    if (lead === null) return;
    const isSame = JSON.stringify(this.sent?.lead) === JSON.stringify(lead);
    const { key } = (this.sent =
      isSame && this.sent !== null ? this.sent : { lead, key: this.ports.keys.next() });
    this.show({ status: 'sending', messages: [], notice: null, missing: null });
    this.remembering.sending(lead);
    const outcome = await this.ports.desk.send(lead, key)();
    if (E.isRight(outcome)) this.succeed(outcome.right.leadId, lead);
    else this.fail(outcome.left, lead);
  }

  /** Ends listening; the view stays as it stands. */
  dispose(): void {
    this.outcomes.unsubscribe();
  }

  private async checked(): Promise<ValidLead | null> {
    try {
      const companyId = this.form.isForDealer
        ? chosenDealer(this.dealer?.companyId ?? null)
        : (this.dealer?.companyId ?? null);
      const { mtaAid, mtaSid } = await firstValueFrom(this.ports.profiles.profile$);
      const metadata = { brand: LEAD_BRAND, companyId, mtaAid, mtaSid };
      const lead = checkLead(this.form, trimmed(this.draft), metadata);
      if (E.isRight(lead)) return lead.right;
      this.refuse(lead.left);
    } catch (fault) {
      this.ports.log.error(fault instanceof Error ? fault.message : String(fault));
      this.show({ status: 'failed', notice: formTexts[this.form.language].noDealer });
    }
    return null;
  }

  private refuse(messages: FieldMessages): void {
    const step = stepInError(this.form, messages);
    const refusals = this.view.value.refusals + 1;
    this.show({ status: 'editing', messages, notice: null, refusals, step });
  }

  private succeed(leadId: string, lead: ValidLead): void {
    this.remembering.sent(lead, leadId);
    const success = this.form.success(lead.fields, { phone: this.options.phone });
    this.show({ status: 'sent', notice: null, success: { ...success, reference: referenceOf(leadId) } });
  }

  private fail(failure: SendingFailure, lead: ValidLead): void {
    const { language } = this.form;
    const phone = this.dealer?.phone ?? this.options.phone;
    switch (failure._tag) {
      case 'LeadWaits': {
        const notice = `${formTexts[language].waiting} ${callMeanwhile(language, phone)}`;
        return this.show({ status: 'waiting', notice });
      }
      case 'LeadRefused':
        this.remembering.failed(lead, 'refused');
        this.refuse(failure.messages);
        break;
      case 'DeskUnavailable':
        this.remembering.failed(lead, failure.statusText);
        this.show({ status: 'failed', notice: sendingFailed(language, phone) });
    }
    this.show(notesOn(this.form, this.draft));
  }

  /** What had waited in the outbox has come to something. */
  private hearOf({ key, receipt }: OutboxOutcome): void {
    if (this.sent?.key !== key || this.view.value.status !== 'waiting') return;
    if (receipt !== null) return this.succeed(receipt.leadId, this.sent.lead);
    this.remembering.failed(this.sent.lead, 'given up');
    this.show({ status: 'failed', notice: formTexts[this.form.language].givenUp });
  }

  private show(change: Partial<SendRequestView>): void {
    this.view.next({ ...this.view.value, ...change });
  }
}
