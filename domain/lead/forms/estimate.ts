import { defineForm } from '../form-definition.ts';
import { dealerSuccess } from '../success-texts.ts';
import { DESCRIBED_REQUEST } from './newer-fields.ts';

/** The form next to the estimate of a system (specification, sections 2 and 3: Get a Free Online Estimate); the hidden comments say which system the visitor put together. */
export const estimateForm = defineForm({
  ...DESCRIBED_REQUEST,
  id: 'estimate',
  name: 'Get a Free Online Estimate',
  success: dealerSuccess,
});
