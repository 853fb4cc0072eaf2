import fc from 'fast-check';
import { LEAD_FIELDS } from '../../../domain/lead/lead-fields.ts';
import { aSentLead, EVERY_FIELD } from '../../builders/sent-lead.ts';

/** A post that no form sends. */
export interface HostilePost {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}

/** Makes the generated bodies repeatable, so that a failed run fails again. */
const SEED = 20_261_122;

const CALLS = ['/api/leads', '/api/newsletter', '/api/bookings', '/api/places/locate', '/api/content/purge'];
const PAGES = ['/contact/', '/customer-care/', '/fr/trouver-un-concessionnaire/', '/'];
const JSON_TYPES = ['application/json', 'application/json; charset=utf-16', 'application/ld+json'];
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Names that JavaScript reserves, in addition to the forms' field names. */
const KEYS = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then', ''],
  ...['formId', 'companyId', 'website', 'mtaAid', 'mtaSid', 'path', 'lat', 'lon', ...LEAD_FIELDS],
];

const key = fc.oneof(fc.constantFrom(...KEYS), fc.string({ unit: 'binary' }));

const jsonText: fc.Arbitrary<string> = fc.letrec<{ value: string; list: string; record: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
    fc.constantFrom('1e999', '-0', '9007199254740993', '"\\ud800"', '"\\u0000"', 'NaN', "'a'"),
    tie('list'),
    tie('record'),
  ),
  list: fc.array(tie('value'), { maxLength: 5 }).map((items) => `[${items.join()}]`),
  // As text, so that `__proto__` is a key like any other, and keys may repeat.
  record: fc
    .array(fc.tuple(key, tie('value')), { maxLength: 8 })
    .map((pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`),
})).record;

/** A good lead with another value in one field. */
const almostLead = fc
  .tuple(fc.constantFrom(...KEYS), jsonText)
  .map(([name, value]) => JSON.stringify(aSentLead()).replace(/}$/, `,${JSON.stringify(name)}:${value}}`));

const cut = fc
  .tuple(almostLead, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([text, share]) => text.slice(0, Math.floor(text.length * share)));

const deep = fc
  .tuple(
    fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"__proto__":', '}']),
    fc.integer({ min: 1, max: 9000 }),
  )
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`.slice(0, 65_000));

const bytes = fc.uint8Array({ maxLength: 2000 }).map((array) => Buffer.from(array));

/** Invalid UTF-8 in an otherwise good lead. */
const invalidUtf8 = fc
  .constantFrom('ff', 'c080', 'eda080', 'f8808080', 'e282', 'fe', 'f4908080')
  .map((hex) => {
    const [before = '', after = ''] = JSON.stringify(aSentLead({ comments: 'HERE' })).split('HERE');
    return Buffer.concat([Buffer.from(before), Buffer.from(hex, 'hex'), Buffer.from(after)]);
  });

const asBuffer = (text: fc.Arbitrary<string>): fc.Arbitrary<Buffer> => text.map((each) => Buffer.from(each));

const jsonPost = fc.record({
  path: fc.constantFrom(...CALLS),
  type: fc.oneof({ weight: 8, arbitrary: fc.constant('application/json') }, fc.constantFrom(...JSON_TYPES)),
  body: fc.oneof(...[jsonText, almostLead, cut, deep].map(asBuffer), bytes, invalidUtf8),
});

const formText = fc
  .array(fc.tuple(key, fc.string({ unit: 'binary', maxLength: 200 })), { maxLength: 12 })
  .map((pairs) => {
    const fields = new URLSearchParams({ ...EVERY_FIELD, formId: 'contact-form' });
    for (const [name, value] of pairs) fields.append(name.toWellFormed(), value.toWellFormed());
    return fields.toString();
  });

const escapes = fc
  .constantFrom('%', '%zz', '%ff%fe', '%00', '%c0%80', '&&==', '__proto__[a]=b', 'a[b]=c', '+'.repeat(5000))
  .map((text) => `formId=contact-form&firstName=${text}`);

const formPost = fc.record({
  path: fc.constantFrom(...PAGES),
  type: fc.constant(FORM_TYPE),
  body: fc.oneof(...[formText, escapes].map(asBuffer), bytes),
});

/** Generated posts, three quarters to API calls and the rest to pages; the same in every run. */
export const hostilePosts = (count: number): ReadonlyArray<HostilePost> =>
  fc.sample(fc.oneof({ weight: 3, arbitrary: jsonPost }, { weight: 1, arbitrary: formPost }), {
    numRuns: count,
    seed: SEED,
  });
