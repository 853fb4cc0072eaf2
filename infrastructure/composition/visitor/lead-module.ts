import { ChooseDealer } from '../../../application/visitor/ask-dealer/choose-dealer.ts';
import { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import type { SendRequestPorts } from '../../../application/visitor/send-request/send-request-ports.ts';
import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import { SuggestAddresses } from '../../../application/visitor/suggest-addresses/suggest-addresses.ts';
import type { DoubtFacts } from '../../../domain/lead/doubts.ts';
import { formOn, type FormOn } from '../../../domain/lead/forms/forms.ts';
import { singleton, type Bindings, type GetService } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { PageRequests } from './page-requests.ts';

export interface LeadModuleOptions extends DoubtFacts {
  /** The site's own number. */
  readonly phone: string;
  /** The current date, like `2026-11-20`. */
  readonly today: string;
  /** The forms in the language of the page. Absent means English. */
  readonly formOf?: FormOn;
  /** The posted form that the page was rendered with. Null when no form was posted. */
  readonly resumed: { readonly formId: string; readonly view: SendRequestView } | null;
}

export const leadModule = ({
  phone,
  today,
  formOf = formOn,
  resumed,
  ...facts
}: LeadModuleOptions): Bindings => [
  singleton(
    TOKENS.newRequest,
    (get) => (formId, view) =>
      new SendRequest(
        formOf(formId, () => today),
        requestPorts(get),
        { phone, resumed: view ?? null, opensAbove: view === undefined, ...facts },
      ),
  ),
  singleton(
    TOKENS.newChoice,
    (get) => (request, asked) => new ChooseDealer(get(TOKENS.findDealers).view$, request, asked),
  ),
  singleton(
    TOKENS.pageRequests,
    (get) =>
      new PageRequests(
        (formId) => get(TOKENS.newRequest)(formId, resumed?.formId === formId ? resumed.view : null),
        (request, asked) => get(TOKENS.newChoice)(request, asked),
      ),
  ),
  singleton(TOKENS.requestOf, (get) => get(TOKENS.pageRequests).of),
  singleton(TOKENS.choiceOf, (get) => get(TOKENS.pageRequests).choiceOf),
  singleton(
    TOKENS.newSuggestions,
    (get) => (language) =>
      new SuggestAddresses(
        {
          suggestions: get(TOKENS.addressSuggestions),
          clock: get(TOKENS.clock),
          log: get(TOKENS.logger),
          area$: get(TOKENS.showArea).view$,
        },
        language,
      ),
  ),
];

const requestPorts = (get: GetService): SendRequestPorts => ({
  desk: get(TOKENS.leadDesk),
  profiles: get(TOKENS.visitorProfiles),
  drafts: get(TOKENS.formDrafts),
  asked: get(TOKENS.askedDealers),
  saved: get(TOKENS.savedPages),
  events: get(TOKENS.visitorEvents),
  keys: get(TOKENS.idGenerator),
  clock: get(TOKENS.clock),
  log: get(TOKENS.logger),
});
