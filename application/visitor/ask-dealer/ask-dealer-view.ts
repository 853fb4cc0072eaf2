import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { DealerHours } from '../show-hours/dealer-hours.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';

/** A dealer that the visitor can contact. */
export interface AskableDealer {
  readonly companyId: CompanyId;
  readonly name: string;
  /** As shown on the card; null without a phone number. */
  readonly phone: string | null;
  readonly hours: DealerHours | null;
}

/** The forms that open as modals. */
export type AskFormId = Extract<
  FormId,
  'contact-modal' | `${'dealer-modal' | 'booking'}${'' | '-es' | '-fr'}`
>;

/** The confirmation on a dealer's card after a request was sent, by company id. */
export type ReceiptsView = Readonly<
  Record<
    CompanyId,
    {
      readonly text: string;
      /** `Sent to Malone's, R-0123ABCD`. */
      readonly sent: string;
      /** The request's page; null when it has none. */
      readonly page: string | null;
    }
  >
>;

/** State of the form modal, as plain JSON. The request itself is `AskDealer.request`. */
export type AskDealerView =
  | { readonly kind: 'closed' }
  | { readonly kind: 'opening' }
  | {
      readonly kind: 'open';
      readonly formId: AskFormId;
      /** Whether the modal closes after sending and the card shows the confirmation. Otherwise a thank-you message replaces the form. */
      readonly closesWhenSent: boolean;
      readonly dealers: ReadonlyArray<AskableDealer>;
      readonly selected: AskableDealer | null;
      /** The form's `action`, for posting without scripts. */
      readonly action: string;
    };
