import { MAX_COMPANY_ID, MIN_COMPANY_ID } from '../../../domain/dealer/company-id.ts';
import { LEAD_FIELD_TABLE } from '../../../domain/lead/lead-fields.ts';
import { LEAD_KINDS, LEAD_SOURCES } from '../../../domain/lead/lead-kind.ts';
import { LEAD_BRAND } from '../../../domain/lead/lead.ts';
import { fields, text } from './dealer-schema.ts';
import { answer, problems } from './json-schemas.ts';

/**
 * The JSON schemas of the lead calls. They check names and types only; the rules of the form check contents and lengths and report errors
 * field by field (422).
 */

const headers = {
  type: 'object',
  required: ['idempotency-key'],
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
      description:
        'A UUID. Sending the same key and body again returns the same response and creates no second lead.',
    },
  },
} as const;

const body = (properties: object) => ({ ...fields(properties), additionalProperties: false }) as const;

const described = (description: string) => ({ ...text, description }) as const;

const leadBody = body({
  formId: described('The form’s ID. The site’s own forms are checked against their rules.'),
  name: described('The form’s name.'),
  brand: described(`${LEAD_BRAND}.`),
  kind: described(`The form’s kind: one of ${LEAD_KINDS.join(', ')}.`),
  source: described(`One of ${LEAD_SOURCES.join(', ')}.`),
  companyId: {
    type: 'integer',
    nullable: true,
    minimum: MIN_COMPANY_ID,
    maximum: MAX_COMPANY_ID,
    description: 'The company ID of the dealer the visitor chose, from a dealer search.',
  },
  confirmed: described(
    'The fields whose values the visitor confirmed, although they are probably mistakes, separated by spaces. Without it, such a request is refused the first time.',
  ),
  mtaAid: text,
  mtaSid: text,
  ...Object.fromEntries(
    LEAD_FIELD_TABLE.map(({ name, maxLength }) => [name, described(`At most ${maxLength} characters.`)]),
  ),
});

const refused = {
  content: {
    'application/problem+json': {
      schema: fields({
        type: text,
        title: text,
        status: { type: 'integer' },
        detail: text,
        errors: { type: 'array', items: fields({ field: text, message: text }) },
      }),
    },
  },
  description: 'The errors, field by field',
} as const;

const call = (summary: string, taken: object) =>
  ({
    summary,
    tags: ['leads'],
    headers,
    body: taken,
    response: {
      201: answer(
        'Stored. The response has its ID, and `Location` the page where the visitor follows the request.',
        fields({ id: text }),
      ),
      422: refused,
      ...problems,
    },
  }) as const;

export const historyCall = {
  summary: 'Read a request’s states',
  description: 'Requires `Authorization: Bearer` with `LEAD_API_TOKEN`.',
  tags: ['leads'],
  params: { type: 'object', properties: { reference: described('R-7K2M9Q4X') } },
  response: {
    200: answer(
      'The state and what happened, oldest first, without what was typed.',
      fields({
        id: text,
        reference: text,
        companyId: { type: 'integer', nullable: true },
        state: text,
        isUnanswered: { type: 'boolean' },
        isHeld: { type: 'boolean' },
        history: {
          type: 'array',
          items: fields({
            event: text,
            at: text,
            changed: { type: 'array', items: text },
            forwardedAs: text,
          }),
        },
      }),
    ),
    ...problems,
  },
} as const;

export const leadCall = call('Submit a lead', leadBody);
export const newsletterCall = call('Sign up for the newsletter', body({ email: text }));
export const bookingCall = call('Request a visit', leadBody);
