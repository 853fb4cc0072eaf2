import * as E from 'fp-ts/Either';
import * as J from 'fp-ts/Json';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { VisitorProfile } from '../../../domain/visitor/visitor-profile.ts';
import { CompanyId } from '../../wire/wire-types.ts';

/** The stored part of a profile. The marketing ids come from cookies. */
export type StoredProfile = Omit<VisitorProfile, 'mtaAid' | 'mtaSid'>;

const PROFILE_KEYS: { readonly [key in keyof StoredProfile]: t.Decoder<unknown, StoredProfile[key]> } = {
  firstName: t.string,
  lastName: t.string,
  email: t.string,
  phone: t.string,
  addressLine1: t.string,
  city: t.string,
  state: t.string,
  zip: t.string,
  leadIds: t.readonlyArray(t.string),
  dealersContacted: t.readonlyArray(CompanyId),
};

export interface DecodedProfile {
  readonly profile: Partial<StoredProfile>;
  /** Messages to log, such as `Invalid profile key: zip`, never with values. */
  readonly faults: ReadonlyArray<string>;
}

/** Decodes a JSON profile key by key. Missing and invalid keys are omitted (specification, section 8). */
export const decodeProfile = (text: string): DecodedProfile =>
  pipe(
    J.parse(text),
    E.chainW(t.UnknownRecord.decode),
    E.match((): DecodedProfile => ({ profile: {}, faults: ['Invalid stored profile'] }), decodeKeys),
  );

const decodeKeys = (stored: { readonly [key: string]: unknown }): DecodedProfile => {
  const judged = Object.entries(PROFILE_KEYS)
    .filter(([key]) => Object.hasOwn(stored, key))
    .map(([key, type]) => ({ key, decoded: (type as t.Decoder<unknown, unknown>).decode(stored[key]) }));
  return {
    profile: Object.fromEntries(
      judged.flatMap(({ key, decoded }) => (E.isRight(decoded) ? [[key, decoded.right]] : [])),
    ),
    faults: judged.flatMap(({ key, decoded }) => (E.isLeft(decoded) ? [`Invalid profile key: ${key}`] : [])),
  };
};

const CompanyIds = t.array(CompanyId);

/** Decodes a JSON list of company ids. Null when it is invalid. */
export const decodeCompanyIds = (text: string): ReadonlyArray<CompanyId> | null =>
  pipe(
    J.parse(text),
    E.chainW(CompanyIds.decode),
    E.getOrElseW(() => null),
  );
