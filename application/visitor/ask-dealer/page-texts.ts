import { contactTexts, type FormPageTexts } from '../send-request/form-page-texts.ts';

/** What stands around a form for a dealer on a page of its own. */
export const askPageTexts = (lead: string): FormPageTexts => {
  const { callHeading, callLead } = contactTexts;
  return { lead, callHeading, callLead };
};
