import type { FieldMessages } from '../../domain/lead/check-lead.ts';
import type { LeadPosting } from './lead-wire.ts';

/** What came of one try to post a lead. */
export type PostAnswer =
  /** It is stored for good. */
  | { readonly kind: 'taken'; readonly id: string }
  | { readonly kind: 'refused'; readonly messages: FieldMessages }
  /** There is no such dealer as it asks for. */
  | { readonly kind: 'unknown-dealer' }
  /** Not now: it may be tried again. */
  | { readonly kind: 'busy'; readonly reason: string }
  /** Not so, whenever it is tried. */
  | { readonly kind: 'off'; readonly reason: string }
  /** The answer is incomplete: the lead may have been accepted or not. */
  | { readonly kind: 'unreachable' };

/** Posts a lead once under its key; it never rejects. */
export type PostLead = (posting: LeadPosting, key: string) => Promise<PostAnswer>;
