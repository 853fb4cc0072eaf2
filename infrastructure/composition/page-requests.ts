import type { SendRequest } from '../../application/visitor/send-request/send-request.ts';
import type { FormId } from '../../domain/lead/forms/forms.ts';

/** The requests of the forms that stand on a page: one for each form, made when it is first asked for. */
export class PageRequests {
  private readonly requests = new Map<FormId, SendRequest>();

  constructor(private readonly begin: (formId: FormId) => SendRequest) {}

  /** The request of a form, the same for each time it is asked for. */
  readonly of = (formId: FormId): SendRequest => {
    const request = this.requests.get(formId) ?? this.begin(formId);
    this.requests.set(formId, request);
    return request;
  };

  dispose(): void {
    for (const request of this.requests.values()) request.dispose();
  }
}
