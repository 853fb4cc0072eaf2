import type { FormId } from '../../../domain/lead/form-ids.ts';
import type { SendRequest } from '../send-request/send-request.ts';

/** A dealer whom a visitor may turn to. */
export interface AskableDealer {
  readonly companyId: number;
  readonly name: string;
  /** As the card shows it; null: it has none. */
  readonly phone: string | null;
}

/** The forms that open above the page. */
export type AskFormId = Extract<FormId, 'dealer-modal' | 'booking' | 'contact-modal'>;

/** The request that is being made to a dealer. */
export type AskDealerView =
  | { readonly kind: 'closed' }
  | { readonly kind: 'opening' }
  | {
      readonly kind: 'open';
      readonly request: SendRequest;
      /** Whether the card says the rest; else thanks take the form's place. */
      readonly closesWhenSent: boolean;
      readonly dealers: ReadonlyArray<AskableDealer>;
      readonly selected: AskableDealer | null;
    };
