import { keepLeftLeads } from '../../../../application/visitor/send-request/left-leads.ts';
import { CryptoIdGenerator } from '../../../browser/crypto-id-generator.ts';
import { OutboxLeadDesk } from '../../../browser/outbox/outbox-lead-desk.ts';
import { LocalAskedDealers } from '../../../browser/memory/local-asked-dealers.ts';
import { LocalSavedPages } from '../../../browser/memory/local-saved-pages.ts';
import { SessionFormDrafts } from '../../../browser/memory/session-form-drafts.ts';
import { HttpAddressSuggestions } from '../../../http/http-address-suggestions.ts';
import { httpLeadPost } from '../../../http/http-lead-post.ts';
import type { BrowserCapability } from '../browser-capability.ts';
import type { OtherLanguage } from '../../../../domain/content/site-language.ts';
import { formOn, type FormOn } from '../../../../domain/lead/forms/forms.ts';
import { constant, singleton, type Bindings } from '../../containers/binding.ts';
import { browserProfiles } from '../../browser/browser-profiles.ts';
import type { PageData } from '../../page-data.ts';
import { TOKENS } from '../../containers/tokens.ts';
import { leadModule } from '../../visitor/lead-module.ts';
import { fetchDealers, needsDealers } from '../on-every-page/dealers.ts';

const POST_TIMEOUT_MS = 20_000;
const SUGGESTIONS_TIMEOUT_MS = 4_000;

/** Bindings for forms, in their own chunk, fetched on pages with a form or when one opens. */
const browserLeads = ({ site, posted }: PageData, formOf: FormOn): Bindings => [
  ...browserProfiles,
  singleton(TOKENS.leadDesk, (get) => {
    const desk = new OutboxLeadDesk(
      httpLeadPost({ origin: '', timeoutMs: POST_TIMEOUT_MS }),
      { local: () => window.localStorage, locks: navigator.locks, window, document },
      get(TOKENS.clock),
      get(TOKENS.logger),
    );
    keepLeftLeads({
      desk,
      profiles: get(TOKENS.visitorProfiles),
      events: get(TOKENS.visitorEvents),
      drafts: get(TOKENS.formDrafts),
      saved: get(TOKENS.savedPages),
    });
    desk.start();
    return desk;
  }),
  singleton(
    TOKENS.formDrafts,
    (get) => new SessionFormDrafts(() => window.sessionStorage, { window, document }, get(TOKENS.logger)),
  ),
  singleton(
    TOKENS.askedDealers,
    (get) => new LocalAskedDealers(() => window.localStorage, get(TOKENS.clock)),
  ),
  constant(TOKENS.savedPages, new LocalSavedPages(window)),
  constant(TOKENS.idGenerator, new CryptoIdGenerator(crypto)),
  constant(
    TOKENS.addressSuggestions,
    new HttpAddressSuggestions({
      address: '/api/places/autocomplete',
      timeoutMs: SUGGESTIONS_TIMEOUT_MS,
    }),
  ),
  ...leadModule({
    phone: site.defaultPhone.text,
    today: site.bookableDays.today,
    formOf,
    resumed: posted ?? null,
    doubtsSampleNumbers: !site.isSample,
  }),
];

export const load: BrowserCapability<null>['load'] = async (page) => {
  const { container, data } = page;
  container.load(browserLeads(data, await formsIn(data.language)));
  const desk = container.get(TOKENS.leadDesk);
  if (!needsDealers(page)) return;
  await fetchDealers(page);
  container.get(TOKENS.showConnections).follow(desk);
};

/** Forms in other languages are separate chunks. */
const formsIn = async (language: OtherLanguage | undefined): Promise<FormOn> => {
  switch (language) {
    case undefined:
      return formOn;
    case 'es':
      return (await import('../../../../domain/lead/forms/spanish-forms.ts')).spanishFormOn;
    case 'fr':
      return (await import('../../../../domain/lead/forms/french-forms.ts')).frenchFormOn;
  }
};
