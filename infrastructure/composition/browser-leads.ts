import type { AskFormId } from '../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { keepLeftLeads } from '../../application/visitor/send-request/left-leads.ts';
import type { SendRequest } from '../../application/visitor/send-request/send-request.ts';
import { CryptoIdGenerator } from '../browser/crypto-id-generator.ts';
import { OutboxLeadDesk } from '../browser/outbox-lead-desk.ts';
import { HttpAddressSuggestions } from '../http/http-address-suggestions.ts';
import { httpLeadPost } from '../http/http-lead-post.ts';
import type { Bindings } from './bindings.ts';
import { bindVisitorProfiles } from './browser-profiles.ts';
import { bindLeadUseCases } from './lead-use-cases.ts';
import type { PageData } from './page-data.ts';
import { TOKENS } from './tokens.ts';

const POST_TIMEOUT_MS = 20_000;
const SUGGESTIONS_TIMEOUT_MS = 4_000;

/** Begins the request of a form that opens above the page. */
export type BeginRequest = (formId: AskFormId) => SendRequest;

/** Adds to a page's container what forms need; a chunk of its own, fetched where a form stands or is opened. */
export const bindBrowserLeads = (container: Bindings, { site, leads }: PageData): BeginRequest => {
  bindVisitorProfiles(container);
  const desk = new OutboxLeadDesk(
    httpLeadPost({ origin: '', timeoutMs: POST_TIMEOUT_MS }),
    { local: () => window.localStorage, locks: navigator.locks, window, document },
    container.get(TOKENS.clock),
    container.get(TOKENS.logger),
  );
  container.bind(TOKENS.leadDesk).toConstantValue(desk);
  container.bind(TOKENS.idGenerator).toConstantValue(new CryptoIdGenerator(crypto));
  container.bind(TOKENS.addressSuggestions).toConstantValue(
    new HttpAddressSuggestions({
      address: '/api/places/autocomplete',
      timeoutMs: SUGGESTIONS_TIMEOUT_MS,
    }),
  );
  bindLeadUseCases(container, {
    phone: site.defaultPhone.text,
    today: site.bookableDays.today,
    resumed: leads?.posted ?? null,
  });
  keepLeftLeads({ desk, profiles: container.get(TOKENS.visitorProfiles) });
  desk.start();
  return container.get(TOKENS.newRequest);
};
