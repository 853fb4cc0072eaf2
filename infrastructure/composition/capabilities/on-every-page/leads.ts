import type { AskDealerPorts } from '../../../../application/visitor/ask-dealer/ask-dealer.ts';
import { MAX_CLICK_WAIT_MS } from '../../../../application/visitor/read-page/click-wait.ts';
import { withTimeout } from '../../../system/with-timeout.ts';
import { TOKENS } from '../../containers/tokens.ts';
import type { OpenPage } from '../browser-capability.ts';

/** Fetches the code of forms, which also sends waiting leads, on any page. */
export const fetchForms = ({ load }: OpenPage): Promise<void> => load('leads');

/** Begins the request of a form in a modal. Rejects if fetching its code fails or takes too long. */
export const newRequestOn =
  (page: OpenPage): AskDealerPorts['newRequest'] =>
  async (formId) => {
    if (!(await withTimeout(MAX_CLICK_WAIT_MS, fetchForms(page)))) throw new Error('The form took too long');
    return page.container.get(TOKENS.newRequest)(formId);
  };
