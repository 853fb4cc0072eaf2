import * as t from 'io-ts';
import type { Insertable, Selectable } from 'kysely';
import { AMENDED_FIELDS } from '../../../domain/lead/request/amendment.ts';
import type { RequestEvent } from '../../../domain/lead/request/request-event.ts';
import { instantText } from '../instant-text.ts';
import type { RequestEventsTable } from '../schema.ts';
import { storedJson } from '../stored-json.ts';

const StoredAmendment = t.partial(
  Object.fromEntries(AMENDED_FIELDS.map((field) => [field, t.string])) as {
    readonly [field in (typeof AMENDED_FIELDS)[number]]: t.StringC;
  },
);

export const eventRow = (
  requestId: string,
  event: RequestEvent,
  position: number,
): Insertable<RequestEventsTable> => ({
  lead_id: requestId,
  position,
  kind: event.kind,
  at: instantText(event.at),
  changes: event.kind === 'amended' ? JSON.stringify(event.changes) : null,
});

/** Decodes a stored event. Throws when another program wrote to the table. */
export const eventIn = ({ kind, at, changes }: Selectable<RequestEventsTable>): RequestEvent =>
  kind === 'amended'
    ? { kind, at: Date.parse(at), changes: storedJson(StoredAmendment, changes ?? '{}') }
    : { kind, at: Date.parse(at) };
