import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { Draft, ValidLead } from '../../../domain/lead/lead.ts';
import { marketingIds, type MarketingIds } from '../../../domain/visitor/marketing-ids.ts';
import type { LeadReceipt, OutboxOutcome, SendingFailure } from '../../ports/leads/lead-desk.ts';
import { afterDoubt, afterFailure, afterRefusal, afterSuccess } from './after-sending.ts';
import type { FormFilling } from './form-filling.ts';
import { RequestRecord } from './request-record.ts';
import type { RequestedDealer, SendRequestPorts } from './send-request-ports.ts';
import { mayBeSent } from './send-request-view.ts';
import type { ShownRequest } from './shown-request.ts';
import { formTexts } from './texts.ts';

/** Sends a filled form, and shows and records the outcome, also of a request that waited in the outbox. */
export class RequestSending {
  private readonly record: RequestRecord;
  /** The last lead with its idempotency key. */
  private last: { readonly lead: ValidLead; readonly text: string; readonly key: string } | null = null;
  private isChecking = false;
  /** The dealer of the request being sent. */
  private sentTo: RequestedDealer | null = null;
  /** Marketing ids from the page's address, used when the visitor's profile has none. */
  addressIds: Partial<MarketingIds> = {};

  constructor(
    private readonly shown: ShownRequest,
    private readonly filling: FormFilling,
    private readonly ports: SendRequestPorts,
  ) {
    this.record = new RequestRecord(ports);
  }

  /** Resolves when sending succeeded, failed or was queued in the outbox. */
  async send(draft: Draft): Promise<void> {
    if (this.isChecking || !mayBeSent(this.shown.now)) return;
    this.filling.read(draft);
    this.isChecking = true;
    const lead = await this.checked();
    this.isChecking = false;
    if (lead === null) return;
    this.shown.show({ status: 'sending', messages: [], notice: null, missing: null });
    this.record.sending(lead);
    this.sentTo = this.shown.chosen.dealer;
    this.ports.drafts.keep(this.shown.form.id, {});
    const outcome = await this.ports.desk.send(lead, this.keyOf(lead))();
    if (E.isRight(outcome)) this.succeed(outcome.right, lead, true);
    else this.fail(outcome.left);
  }

  /** Handles the outcome of a request that waited in the outbox. */
  onOutcome({ key, sentHere, receipt, wasLeft, filled }: OutboxOutcome): void {
    const { form } = this.shown;
    const givenUp = formTexts[form.language].givenUp;
    if (wasLeft && sentHere && receipt === null && filled?.formId === form.id) {
      // An earlier page left it. It is shown again, unless this form is being sent.
      if (!mayBeSent(this.shown.now)) return;
      this.filling.restore(filled.draft);
      return this.shown.show({ notice: givenUp });
    }
    const lead = this.last?.key === key ? this.last.lead : null;
    if (lead === null || this.shown.now.status !== 'waiting') return;
    if (receipt !== null) return this.succeed(receipt, lead, sentHere);
    this.record.failed('given up');
    this.shown.show({ status: 'failed', notice: givenUp });
  }

  /** The same lead keeps its key, a changed lead gets a new one. */
  private keyOf(lead: ValidLead): string {
    const text = JSON.stringify(lead);
    if (this.last?.text !== text) this.last = { lead, text, key: this.ports.keys.next() };
    return this.last.key;
  }

  /** The lead to send. Null when the form shows errors or questions instead. */
  private async checked(): Promise<ValidLead | null> {
    const { form, chosen } = this.shown;
    const profile = await firstValueFrom(this.ports.profiles.profile$);
    const lead = this.filling.lead(marketingIds(profile, this.addressIds));
    if (E.isLeft(lead)) {
      if (lead.left.isDealerMissing) {
        this.ports.log.error(formTexts.en.noDealer);
        this.shown.show({ status: 'failed', notice: formTexts[form.language].noDealer });
      } else this.shown.show(afterRefusal(form, this.shown.now, lead.left.messages));
      return null;
    }
    const errors = chosen.visitErrors(this.filling.draft);
    const doubts = errors.length > 0 ? [] : this.filling.ask();
    if (errors.length > 0) this.shown.show(afterRefusal(form, this.shown.now, errors));
    else if (doubts.length > 0) this.shown.show(afterDoubt(form, this.shown.now, doubts));
    else return lead.right;
    return null;
  }

  private succeed(receipt: LeadReceipt, lead: ValidLead, sentHere: boolean): void {
    const { form, chosen } = this.shown;
    this.record.sent(lead, receipt, this.sentTo?.name ?? null, sentHere);
    const facts = { phone: chosen.sitePhone, dealer: this.sentTo?.name };
    this.shown.show(afterSuccess(form, lead, receipt, facts, chosen.callTexts(this.sentTo)));
  }

  private fail(failure: SendingFailure): void {
    const { form, chosen } = this.shown;
    this.record.notSent(failure);
    if (failure._tag === 'DealerUnknown') chosen.dealer = null;
    this.shown.show(afterFailure(form, this.shown.now, failure, chosen.phone));
    if (failure._tag !== 'LeadWaits') this.shown.showNotes(this.filling.draft);
  }
}
