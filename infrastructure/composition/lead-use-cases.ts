import { SendRequest } from '../../application/visitor/send-request/send-request.ts';
import type { SendRequestPorts } from '../../application/visitor/send-request/send-request-ports.ts';
import type { LeadForm, SendRequestView } from '../../application/visitor/send-request/send-request-view.ts';
import { SuggestAddresses } from '../../application/visitor/suggest-addresses/suggest-addresses.ts';
import type { Bindings, Bound } from './bindings.ts';
import { TOKENS } from './tokens.ts';

export interface LeadUseCaseOptions {
  /** The site's own number. */
  readonly phone: string;
  /** The form that the page was drawn with as it came back; null: none has been sent. */
  readonly resumed: { readonly formId: string; readonly view: SendRequestView } | null;
}

/** Binds what a homeowner does with forms. */
export const bindLeadUseCases = (container: Bindings, { phone, resumed }: LeadUseCaseOptions): void => {
  container
    .bind(TOKENS.newRequest)
    .toDynamicValue((context) => (form: LeadForm) => new SendRequest(form, requestPorts(context), { phone }))
    .inSingletonScope();
  container
    .bind(TOKENS.requestOf)
    .toDynamicValue((context) => {
      const requests = new Map<string, SendRequest>();
      return (form: LeadForm) => {
        const begun = resumed?.formId === form.id ? resumed.view : null;
        const request =
          requests.get(form.id) ?? new SendRequest(form, requestPorts(context), { phone, resumed: begun });
        requests.set(form.id, request);
        return request;
      };
    })
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
              log: get(TOKENS.problemLog),
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
  keys: get(TOKENS.freshKeys),
  clock: get(TOKENS.clock),
  log: get(TOKENS.problemLog),
});
