import { defineForm } from '../form-definition.ts';
import { askedDealerSuccess } from '../success-texts.ts';
import { DESCRIBED_REQUEST } from './newer-fields.ts';

/**
 * The form of the rebates block (specification, sections 2 to 4 and 9). It can be sent without a dealer. The site fills in the hidden
 * comments with the programs that the visitor saw.
 */
export const rebatesForm = defineForm({
  ...DESCRIBED_REQUEST,
  id: 'rebates',
  name: 'Ask a dealer about rebates',
  success: askedDealerSuccess,
});
