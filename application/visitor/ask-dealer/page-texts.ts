import { findDealersTexts, noneHeading } from '../find-dealers/texts.ts';
import { contactTexts, type FormPageTexts } from '../send-request/form-page-texts.ts';
import { scheduleTexts } from './schedule-texts.ts';

/** What surrounds a form for a dealer on a page of its own. */
export const askPageTexts = (lead: string): FormPageTexts => {
  const { callHeading, callLead } = contactTexts;
  return { lead, callHeading, callLead };
};

/** Above the box that asks for an area, and says so where nobody serves the one that was searched. */
export const areaLead = (zipcode: string): string =>
  zipcode === '' ? scheduleTexts.chooseArea : `${noneHeading(zipcode)}. ${findDealersTexts.noneAdvice}`;
