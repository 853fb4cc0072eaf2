import { defineForm } from '../form-definition.ts';
import { dealerSuccess } from '../success-texts.ts';
import { DESCRIBED_REQUEST } from './newer-fields.ts';

/**
 * The form next to the system planner (specification, sections 2 and 3). The site fills in the hidden
 * comments with the planned system.
 */
export const estimateForm = defineForm({
  ...DESCRIBED_REQUEST,
  id: 'estimate',
  name: 'Get a quote from a local dealer',
  success: dealerSuccess,
});
