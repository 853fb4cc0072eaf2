import * as t from 'io-ts';
import type { Insertable, Selectable } from 'kysely';
import { AMENDED_FIELDS } from '../../../domain/lead/request/amendment.ts';
import type { RequestEvent } from '../../../domain/lead/request/request-event.ts';
import { instantText } from '../instant-text.ts';
import type { RequestEventsTable } from '../schema.ts';
import { CompanyId } from '../../wire/wire-types.ts';
import { storedJson } from '../stored-json.ts';
import { storedAddress } from './stored-address.ts';

const StoredAmendment = t.partial(
  Object.fromEntries(AMENDED_FIELDS.map((field) => [field, t.string])) as {
    readonly [field in (typeof AMENDED_FIELDS)[number]]: t.StringC;
  },
);

const StoredForward = t.type({ requestId: t.string, companyId: CompanyId, dealer: t.string });

/** What a row has of an event, in addition to its kind and time. */
const detailsOf = (event: RequestEvent): Pick<Insertable<RequestEventsTable>, 'changes' | 'email'> => {
  switch (event.kind) {
    case 'amended': {
      const { email } = event.changes;
      return {
        changes: JSON.stringify(event.changes),
        email: email === undefined ? null : storedAddress(email),
      };
    }
    case 'forwarded':
      return { changes: JSON.stringify(event.to), email: null };
    default:
      return { changes: null, email: null };
  }
};

export const eventRow = (
  requestId: string,
  event: RequestEvent,
  position: number,
): Insertable<RequestEventsTable> => ({
  lead_id: requestId,
  position,
  kind: event.kind,
  at: instantText(event.at),
  ...detailsOf(event),
});

/** Decodes a stored event. Throws when another program wrote to the table. */
export const eventIn = ({ kind, at: text, changes }: Selectable<RequestEventsTable>): RequestEvent => {
  const at = Date.parse(text);
  switch (kind) {
    case 'amended':
      return { kind, at, changes: storedJson(StoredAmendment, changes ?? '{}') };
    case 'forwarded':
      return { kind, at, to: storedJson(StoredForward, changes ?? '{}') };
    default:
      return { kind, at };
  }
};
