import * as E from 'fp-ts/Either';
import { BehaviorSubject, firstValueFrom, type Observable, type Subscription } from 'rxjs';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { Draft, LeadField, ValidLead } from '../../../domain/lead/lead.ts';
import { detailsOf } from '../../../domain/visitor/visitor-profile.ts';
import type { OutboxOutcome, SendingFailure } from '../../ports/lead-desk.ts';
import { afterFailure, afterRefusal, afterSuccess } from './after-sending.ts';
import { askedBy, notesOn, stillWrong, withText, wrongOnLeaving } from './filling.ts';
import { LeadKeys } from './lead-keys.ts';
import { Remembering } from './remembering.ts';
import { requestedLead } from './requested-lead.ts';
import type { RequestedDealer, SendRequestOptions, SendRequestPorts } from './send-request-ports.ts';
import { freshView, type SendRequestView } from './send-request-view.ts';
import { afterBack, afterNext } from './steps.ts';
import { StreetDoubts } from './street-doubts.ts';
import { formTexts } from './texts.ts';

/** One form, from the first letter typed to the request that is stored for good (specification, sections 3 to 5 and 8). */
export class SendRequest {
  private readonly view: BehaviorSubject<SendRequestView>;
  private readonly remembering: Remembering;
  private readonly outcomes: Subscription;
  private readonly keys: LeadKeys;
  private readonly doubts = new StreetDoubts();
  private draft: Draft;
  private dealer: RequestedDealer | null = null;
  private isChecking = false;

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
    this.keys = new LeadKeys(ports.keys);
    this.draft = withText(this.view.value.values);
    this.outcomes = ports.desk.outcomes$.subscribe((outcome) => this.hearOf(outcome));
  }

  /** Whom the request is for; null: nobody yet. */
  askFor(dealer: RequestedDealer | null): void {
    this.dealer = dealer;
  }

  /** Takes the form over from the page: what was typed stays, what is empty is filled with what the visitor has told before. */
  async takeOver(typed: Draft): Promise<void> {
    const profile = await firstValueFrom(this.ports.profiles.profile$);
    const known = askedBy(this.form, detailsOf(profile));
    this.draft = { ...known, ...this.draft, ...withText(typed) };
    this.show({ values: this.draft, fills: this.view.value.fills + 1, ...notesOn(this.form, this.draft) });
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
    return this.doubts.isNew(name, text);
  }

  /** Goes on to the next step when this one is filled in well. */
  next(draft: Draft): void {
    this.read(draft);
    this.show(afterNext(this.form, this.view.value, this.draft));
  }

  back(): void {
    this.show(afterBack(this.view.value));
  }

  /** Sends what stands in the form; resolves when that has come to something. */
  async submit(draft: Draft): Promise<void> {
    if (this.isChecking || ['sending', 'waiting', 'sent'].includes(this.view.value.status)) return;
    this.read(draft);
    this.isChecking = true;
    const lead = await this.checked();
    this.isChecking = false;
    if (lead === null) return;
    this.show({ status: 'sending', messages: [], notice: null, missing: null });
    this.remembering.sending(lead);
    const outcome = await this.ports.desk.send(lead, this.keys.keyOf(lead))();
    if (E.isRight(outcome)) this.succeed(outcome.right.leadId, lead);
    else this.fail(outcome.left);
  }

  /** Ends listening; the view stays as it stands. */
  dispose(): void {
    this.outcomes.unsubscribe();
  }

  private async checked(): Promise<ValidLead | null> {
    const profile = await firstValueFrom(this.ports.profiles.profile$);
    try {
      const lead = requestedLead(this.form, this.draft, this.dealer, profile);
      if (E.isRight(lead)) return lead.right;
      this.show(afterRefusal(this.form, this.view.value, lead.left));
    } catch (fault) {
      this.ports.log.error(fault instanceof Error ? fault.message : String(fault));
      this.show({ status: 'failed', notice: formTexts[this.form.language].noDealer });
    }
    return null;
  }

  private succeed(leadId: string, lead: ValidLead): void {
    this.remembering.sent(lead, leadId);
    this.show(afterSuccess(this.form, lead, leadId, this.options.phone));
  }

  private fail(failure: SendingFailure): void {
    this.remembering.notSent(failure);
    const phone = this.dealer?.phone ?? this.options.phone;
    this.show(afterFailure(this.form, this.view.value, failure, phone));
    if (failure._tag !== 'LeadWaits') this.show(notesOn(this.form, this.draft));
  }

  /** What had waited in the outbox has come to something. */
  private hearOf({ key, receipt }: OutboxOutcome): void {
    const lead = this.keys.leadUnder(key);
    if (lead === null || this.view.value.status !== 'waiting') return;
    if (receipt !== null) return this.succeed(receipt.leadId, lead);
    this.remembering.failed('given up');
    this.show({ status: 'failed', notice: formTexts[this.form.language].givenUp });
  }

  private show(change: Partial<SendRequestView>): void {
    this.view.next({ ...this.view.value, ...change });
  }
}
