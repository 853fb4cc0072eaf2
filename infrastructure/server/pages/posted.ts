import type { RequestPageView } from '../../../application/visitor/follow-request/request-view.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { Doubt } from '../../../domain/lead/doubts.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';

/** A form that a page without scripts posted, to be shown again with its errors. */
export interface PostedForm {
  readonly formId: string;
  readonly values: Draft;
  /** The chosen dealer. Null means no dealer is chosen. */
  readonly companyId: CompanyId | null;
  readonly messages: FieldMessages;
  readonly doubts: ReadonlyArray<Doubt>;
  /** The doubtful values that the visitor was asked about. */
  readonly confirmed: Draft;
  /** The message for the whole form. Null means no message. */
  readonly notice: string | null;
}

/** The household in a rebate post without scripts. Its page is personal and is never shared. */
export interface PostedHousehold {
  readonly stated: StatedHousehold;
}

/** One request, whose page is personal, is never kept and runs no script. */
export interface PostedRequest {
  readonly followed: RequestPageView;
}

export type Posted = PostedForm | PostedHousehold | PostedRequest;
