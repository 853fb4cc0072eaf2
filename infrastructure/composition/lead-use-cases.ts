import { SendRequest } from '../../application/visitor/send-request/send-request.ts';
import type { SendRequestPorts } from '../../application/visitor/send-request/send-request-ports.ts';
import type { SendRequestView } from '../../application/visitor/send-request/send-request-view.ts';
import { SuggestAddresses } from '../../application/visitor/suggest-addresses/suggest-addresses.ts';
import type { FormId } from '../../domain/lead/form-ids.ts';
import { formOn } from '../../domain/lead/forms/forms.ts';
import type { Bindings, Bound } from './bindings.ts';
import { PageRequests } from './page-requests.ts';
import { TOKENS } from './tokens.ts';

export interface LeadUseCaseOptions {
  /** The site's own number. */
  readonly phone: string;
  /** The day on which forms are filled in, like `2026-11-20`. */
  readonly today: string;
  /** The form that the page was rendered with as it came back; null: none has been sent. */
  readonly resumed: { readonly formId: string; readonly view: SendRequestView } | null;
}

/** Binds what a homeowner does with forms. */
export const bindLeadUseCases = (
  container: Bindings,
  { phone, today, resumed }: LeadUseCaseOptions,
): void => {
  const formOf = (formId: FormId) => formOn(formId, () => today);
  container
    .bind(TOKENS.newRequest)
    .toDynamicValue(
      (context) => (formId: FormId) => new SendRequest(formOf(formId), requestPorts(context), { phone }),
    )
    .inSingletonScope();
  container
    .bind(TOKENS.pageRequests)
    .toDynamicValue(
      (context) =>
        new PageRequests(
          () => context.get(TOKENS.findDealers).view$,
          (formId) => {
            const begun = resumed?.formId === formId ? resumed.view : null;
            return new SendRequest(formOf(formId), requestPorts(context), { phone, resumed: begun });
          },
        ),
    )
    .inSingletonScope();
  container
    .bind(TOKENS.newSuggestions)
    .toDynamicValue(
      ({ get }) =>
        (language: 'en' | 'fr') =>
          new SuggestAddresses(
            {
              suggestions: get(TOKENS.addressSuggestions),
              clock: get(TOKENS.clock),
              log: get(TOKENS.logger),
              area$: get(TOKENS.showArea).view$,
            },
            language,
          ),
    )
    .inSingletonScope();
};

/** What sending a request asks of the world. */
const requestPorts = ({ get }: Bound): SendRequestPorts => ({
  desk: get(TOKENS.leadDesk),
  profiles: get(TOKENS.visitorProfiles),
  events: get(TOKENS.visitorEvents),
  keys: get(TOKENS.idGenerator),
  clock: get(TOKENS.clock),
  log: get(TOKENS.logger),
});
