import { contactTexts, type FormPageTexts } from '../read-page/form-page-texts.ts';

/** What stands around a form for a dealer on a page of its own. */
export const askPageTexts = (title: string, lead: string): FormPageTexts => {
  const { callHeading, callLead, hours } = contactTexts;
  return { title, lead, callHeading, callLead, hours, description: () => lead };
};
