import { AMENDED_FIELDS, type Amendment } from './amendment.ts';
import { unsafeValidLead, type Draft, type SubmittedLead } from '../lead.ts';
import {
  REQUEST_ANSWERS,
  type RequestAnswer,
  type RequestEvent,
  type RequestEventKind,
} from './request-event.ts';

/** A stored request with everything that has happened to it, oldest first. Times are in milliseconds since 1970. */
export interface FollowedRequest {
  readonly request: SubmittedLead;
  /** When the dealer's mail server, or the site's own, took it. Null before that. */
  readonly sentAt: number | null;
  /** Whether it waits for the operator's decision, or was discarded. */
  readonly isHeld: boolean;
  readonly events: ReadonlyArray<RequestEvent>;
}

/** Where a request is (contract, section 7: one request). */
export type RequestState = 'stored' | 'sent' | RequestAnswer;

/** The state after all events. Only answers change it, and what was withdrawn stays withdrawn. */
export const stateOf = ({ sentAt, events }: Pick<FollowedRequest, 'sentAt' | 'events'>): RequestState => {
  if (events.some(({ kind }) => kind === 'withdrawn')) return 'withdrawn';
  const answers = events.flatMap(({ kind }) => REQUEST_ANSWERS.find((answer) => answer === kind) ?? []);
  return answers.at(-1) ?? (sentAt === null ? 'stored' : 'sent');
};

/** Whether nobody has answered in the promised time, and nobody has since. */
export const isUnanswered = (followed: Pick<FollowedRequest, 'sentAt' | 'events'>): boolean =>
  stateOf(followed) === 'sent' && followed.events.some(({ kind }) => kind === 'escalated');

/** The states in which each event can happen. A dealer may change their mind until they have called. */
const POSSIBLE_IN: Readonly<Record<RequestEventKind, ReadonlyArray<RequestState>>> = {
  amended: ['stored', 'sent', 'accepted', 'declined', 'called'],
  forwarded: ['stored', 'sent', 'accepted', 'declined', 'called'],
  withdrawn: ['stored', 'sent', 'accepted', 'declined', 'called'],
  accepted: ['stored', 'sent', 'declined'],
  declined: ['stored', 'sent', 'accepted'],
  called: ['stored', 'sent', 'accepted', 'declined'],
  escalated: ['sent'],
};

export const isPossible = (kind: RequestEventKind, state: RequestState): boolean =>
  POSSIBLE_IN[kind].includes(state);

/** A request's fields with the visitor's corrections. Added comments follow the request's own, on lines of their own. */
export const amendedFields = ({ request, events }: Pick<FollowedRequest, 'request' | 'events'>): Draft =>
  events.reduce<Draft>((fields, event) => {
    if (event.kind !== 'amended') return fields;
    const { comments: added, ...corrected } = event.changes;
    const comments = [fields.comments, added].filter(Boolean).join('\n');
    return { ...fields, ...corrected, ...(comments !== '' && { comments }) };
  }, request.lead.fields);

/** A request as it is after the visitor's corrections. */
export const amended = (followed: Pick<FollowedRequest, 'request' | 'events'>): SubmittedLead => {
  const { request } = followed;
  if (!followed.events.some(({ kind }) => kind === 'amended')) return request;
  return { ...request, lead: unsafeValidLead(request.lead.metadata, amendedFields(followed)) };
};

/** The wished changes that differ from a request's present fields. Null: none does, so a form that is posted twice changes it once. */
export const changesIn = (followed: FollowedRequest, wished: Amendment): Amendment | null => {
  const last = followed.events.at(-1);
  const present = {
    ...amendedFields(followed),
    comments: last?.kind === 'amended' ? last.changes.comments : undefined,
  };
  const changed = AMENDED_FIELDS.filter(
    (name) => wished[name] !== undefined && wished[name] !== present[name],
  );
  return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, wished[name] ?? '']));
};
