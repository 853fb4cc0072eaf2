import { Subscription, type Observable } from 'rxjs';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import type { MarketingIds } from '../../../domain/visitor/marketing-ids.ts';
import { ChosenDealer } from './chosen-dealer.ts';
import { FormFilling } from './form-filling.ts';
import { FormReset } from './form-reset.ts';
import { RequestSending } from './request-sending.ts';
import type { RequestedDealer, SendRequestOptions, SendRequestPorts } from './send-request-ports.ts';
import type { SendRequestView } from './send-request-view.ts';
import { ShownRequest } from './shown-request.ts';
import { afterBack, afterNext } from './steps.ts';

/** Sends one form, from its first step to the stored request (specification, sections 3 to 5 and 8). */
export class SendRequest {
  private readonly shown: ShownRequest;
  private readonly sending: RequestSending;
  private readonly reset: FormReset;
  private readonly subscription = new Subscription();
  /** The values of the form's fields. */
  readonly filling: FormFilling;

  constructor(
    readonly form: LeadForm,
    ports: SendRequestPorts,
    options: SendRequestOptions,
  ) {
    this.shown = new ShownRequest(
      form,
      new ChosenDealer(form, ports, options.phone),
      options.resumed ?? null,
    );
    this.filling = new FormFilling(this.shown, ports, options);
    this.sending = new RequestSending(this.shown, this.filling, ports);
    this.reset = new FormReset(this.shown, this.filling, ports.clock);
    this.subscription.add(ports.desk.outcomes$.subscribe((outcome) => this.sending.onOutcome(outcome)));
    this.subscription.add(ports.drafts.leaving$.subscribe(() => this.filling.keepOnLeaving()));
  }

  /** Replays its latest value, never completes. */
  get view$(): Observable<SendRequestView> {
    return this.shown.view$;
  }

  /** Sets the dealer of the request, null when none is chosen yet, and those that the visitor can choose instead. */
  askFor(dealer: RequestedDealer | null, others: ReadonlyArray<RequestedDealer> = []): void {
    this.shown.chosen.dealer = dealer;
    this.shown.chosen.others = others;
    this.shown.nameDealer(this.filling.draft);
  }

  /** Marketing ids from the page's address, used when the visitor's profile has none. */
  identifyBy(ids: Partial<MarketingIds>): void {
    this.sending.addressIds = ids;
  }

  /** Resets a sent form for another request. An unsent form keeps its values. */
  beginAgain(): void {
    this.reset.now();
  }

  /** Call when the confirmation scrolls into view: the form resets after its `thanksForMs`. */
  thanksSeen(): void {
    this.reset.thanksSeen();
  }

  /** Moves to the next step if this one is valid. */
  next(draft: Draft): void {
    this.filling.read(draft);
    const current = this.filling.draft;
    this.shown.show(afterNext(this.form, this.shown.now, current, this.shown.chosen.visitErrors(current)));
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
  submit(draft: Draft): Promise<void> {
    return this.sending.send(draft);
  }

  /** Stops all subscriptions and keeps the last view. The outcome of a waiting request is ignored. */
  dispose(): void {
    this.reset.dispose();
    this.subscription.unsubscribe();
  }
}
