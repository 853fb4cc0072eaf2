import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';

/** A form that was posted by a page without scripts, and comes back with what is wrong. */
export interface PostedForm {
  readonly formId: string;
  readonly values: Draft;
  /** The dealer who is asked for; null: none. */
  readonly companyId: CompanyId | null;
  readonly messages: FieldMessages;
  /** What is wrong with the whole; null: nothing. */
  readonly notice: string | null;
}

/** The household that a page without scripts asks for the rebates of. It is personal: the page that answers is for one visitor alone. */
export interface PostedHousehold {
  readonly stated: StatedHousehold;
}

export type Posted = PostedForm | PostedHousehold;
