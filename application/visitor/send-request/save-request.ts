import type { FormLanguage } from '../../../domain/lead/form-definition.ts';
import { sentText } from '../../../domain/lead/request/request-link-texts.ts';
import { withSaved } from '../../../domain/visitor/saved-pages.ts';
import type { LeadReceipt } from '../../ports/leads/lead-desk.ts';
import type { SendRequestPorts } from './send-request-ports.ts';

/** Adds the page of a sent request to what is saved on the device. */
export const saveRequest = (
  saved: SendRequestPorts['saved'],
  language: FormLanguage,
  dealer: string | null,
  { leadId, page }: LeadReceipt,
): void => {
  if (page === undefined) return;
  const title = sentText(language, dealer, leadId);
  saved.change((pages) => withSaved(pages, { kind: 'request', address: page, title, detail: '' }));
};
