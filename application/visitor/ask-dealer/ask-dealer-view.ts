import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { DealerHours } from '../show-hours/dealer-hours.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';

/** A dealer that a visitor may turn to. */
export interface AskableDealer {
  readonly companyId: CompanyId;
  readonly name: string;
  /** As the card shows it; null: it has none. */
  readonly phone: string | null;
  readonly hours: DealerHours | null;
}

/** The forms that open above the page. */
export type AskFormId = Extract<
  FormId,
  'contact-modal' | `${'dealer-modal' | 'booking'}${'' | '-es' | '-fr'}`
>;

/** What a card says of a request that was sent to its dealer, by company id. */
export type ReceiptsView = Readonly<Record<CompanyId, { readonly text: string; readonly reference: string }>>;

/** The form that is open for a dealer: plain JSON. Its request is `AskDealer.request`. */
export type AskDealerView =
  | { readonly kind: 'closed' }
  | { readonly kind: 'opening' }
  | {
      readonly kind: 'open';
      readonly formId: AskFormId;
      /** Whether the card says the rest; else thanks take the form's place. */
      readonly closesWhenSent: boolean;
      readonly dealers: ReadonlyArray<AskableDealer>;
      readonly selected: AskableDealer | null;
      /** Where the form is posted without scripts. */
      readonly action: string;
    };
