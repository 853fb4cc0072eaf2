import type { Draft } from '../../domain/lead/lead.ts';
import { EVERY_FIELD } from './sent-lead.ts';

/** The details of a homeowner in Addison, valid in every form. */
export const ANN: Draft = {
  ...EVERY_FIELD,
  lastName: 'Walker',
  phone: '972-555-4142',
  owner: 'false',
  comments: 'No heat since last night.',
};
