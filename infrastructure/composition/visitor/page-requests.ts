import type { ChooseDealer } from '../../../application/visitor/ask-dealer/choose-dealer.ts';
import type { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';

/** The requests of the forms on a page, and the dealers they are for. Each is created on first access. */
export class PageRequests {
  private readonly requests = new Map<FormId, SendRequest>();

  private readonly choices = new Map<FormId, ChooseDealer>();

  constructor(
    private readonly newRequest: (formId: FormId) => SendRequest,
    private readonly newChoice: (request: SendRequest, asked: string | null) => ChooseDealer,
  ) {}

  /** The request of a form. Returns the same instance each time. */
  readonly of = (formId: FormId): SendRequest => {
    const request = this.requests.get(formId) ?? this.newRequest(formId);
    this.requests.set(formId, request);
    return request;
  };

  /** The choice of the dealer that the form is for. */
  readonly choiceOf = (formId: FormId, asked: string | null): ChooseDealer => {
    const choice = this.choices.get(formId) ?? this.newChoice(this.of(formId), asked);
    this.choices.set(formId, choice);
    return choice;
  };

  dispose(): void {
    for (const choice of this.choices.values()) choice.dispose();
    for (const request of this.requests.values()) request.dispose();
  }
}
