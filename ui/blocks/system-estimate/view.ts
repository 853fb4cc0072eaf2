import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { ESTIMATE_FORMS } from '../../../domain/lead/form-ids.ts';
import type { HeadedAttributes } from '../headed/codec.ts';

/** The estimate's own heading and lead, if the page has some, and its form; its use case computes the estimate from the page's address. */
export const view = (
  { data: { heading, description } }: HeadedAttributes,
  { page: { language } }: ViewContext,
) => ({
  heading: heading ?? null,
  lead: description ?? null,
  formId: ESTIMATE_FORMS[language],
});

export type SystemEstimateProps = ReturnType<typeof view>;
