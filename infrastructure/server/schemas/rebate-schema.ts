import { MEDIANS } from '../../../domain/rebate/area-rebates.ts';
import { OWNER_STATUSES } from '../../../domain/rebate/applicant.ts';
import { HOUSEHOLD_FIELDS, HOUSEHOLD_SIZES, INCOME_RANGES } from '../../../domain/rebate/household.ts';
import { INCOME_BANDS } from '../../../domain/rebate/income-band.ts';
import { PROGRAM_CONDITIONS, PROGRAM_STATUSES } from '../../../domain/rebate/rebate-program.ts';
import { REBATE_LANGUAGES } from '../../../domain/rebate/rebate-wishes.ts';
import { UTILITY_KINDS, UTILITY_PARAMETERS, type UtilityKind } from '../../../domain/rebate/utilities.ts';
import { code, fields, text } from './dealer-schema.ts';
import { answer, problems } from './json-schemas.ts';

const day = { ...text, description: 'A date, like `2026-11-22`.' } as const;
const texts = { type: 'array', items: text } as const;
const dollars = { type: 'number', description: 'Whole US dollars.' } as const;

const program = fields({
  id: text,
  name: text,
  homeURL: text,
  amountLabel: { ...text, description: 'The amount in words.' },
  amount: {
    ...dollars,
    description: 'The most it pays for one typical project. Absent when there’s no set figure.',
  },
  status: { type: 'string', enum: PROGRAM_STATUSES },
  validFrom: day,
  validUntil: day,
  lastChecked: day,
  combinesWith: {
    ...texts,
    description:
      'The IDs of programs that can pay for the same project. Empty means none; absent means unknown.',
  },
  paysFor: texts,
  whoCanApply: text,
  incomeBands: {
    type: 'array',
    items: { type: 'string', enum: INCOME_BANDS },
    description: 'The household incomes that qualify. Absent means any income.',
  },
  conditions: { type: 'array', items: { type: 'string', enum: PROGRAM_CONDITIONS } },
  paysForOtherWork: {
    type: 'boolean',
    description: 'True when it pays only for work that doesn’t include our systems. Absent means false.',
  },
  summary: text,
});

/** Request parameter: the household's utility. */
const utilityId = (kind: UtilityKind) => ({
  type: 'string',
  maxLength: 64,
  description: `The ID of the household’s ${kind} utility${kind === 'gas' ? ', `unknown` or `none`' : ' or `unknown`'}. The most likely utility is used when it’s absent or not offered.`,
});

/** Response field: the utilities that may serve the household. */
const offeredUtilities = (kind: UtilityKind) =>
  fields({
    offered: {
      type: 'array',
      items: fields({ id: text, name: text }),
      description: `The ${kind} utilities that may serve the area, most likely first.`,
    },
    chosen: { ...text, description: 'The utility whose rebates are included.' },
  });

const language = {
  type: 'string',
  enum: REBATE_LANGUAGES,
  description: 'The language of program descriptions, if the provider supports it. Absent means English.',
} as const;

const utilities = Object.fromEntries(
  UTILITY_KINDS.map((kind) => [UTILITY_PARAMETERS[kind], utilityId(kind)]),
);

export const rebatesCall = {
  summary: 'Get the rebate programs for a postal code',
  tags: ['rebates'],
  querystring: {
    type: 'object',
    required: ['zip'],
    properties: {
      zip: code,
      language,
      ...utilities,
      pageSize: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: 1,
        description: 'The most details to return. There’s never more than one.',
      },
    },
  },
  response: {
    200: answer('The area, its programs, and the most that combinable programs pay together', {
      ...fields({
        area: fields({
          cityState: text,
          utilityOptions: fields(
            Object.fromEntries(UTILITY_KINDS.map((kind) => [kind, offeredUtilities(kind)])),
          ),
        }),
        productRebateDetails: {
          type: 'array',
          items: fields({
            maxRebate: fields({ amount: dollars }),
            rebatePrograms: { type: 'array', items: program },
          }),
        },
        household: {
          ...fields({
            bands: { type: 'array', items: { type: 'string', enum: INCOME_BANDS } },
            ownerStatus: { type: 'string', enum: OWNER_STATUSES },
            median: { type: 'string', enum: MEDIANS, description: 'The median income it was compared with.' },
            limits: {
              ...fields({ area: text, fiscalYear: { type: 'integer' }, low: dollars, high: dollars }),
              description:
                'HUD’s limits for its size in its area: incomes below `low` are low, those above `high` are high. Absent when they’re unknown.',
            },
          }),
          description:
            'The income groups that the requested household may be in. Absent when no household was given.',
        },
        language: { ...language, description: 'The language of the programs. Absent means English.' },
        sampleData: { type: 'boolean', description: 'True when the programs are made up. Absent otherwise.' },
        askedAt: {
          ...text,
          description: 'When an external provider answered. Absent when the data is our own.',
        },
      }),
    }),
    ...problems,
  },
} as const;

export const householdRebatesCall = {
  summary: 'Get the rebates of a household near a postal code',
  description: 'A POST keeps the income out of URLs and logs. The response is only for this household.',
  tags: ['rebates'],
  body: {
    type: 'object',
    required: ['zip', HOUSEHOLD_FIELDS.size],
    additionalProperties: false,
    properties: {
      zip: code,
      language,
      ...utilities,
      [HOUSEHOLD_FIELDS.income]: {
        type: 'string',
        enum: INCOME_RANGES,
        description:
          'The upper end of a range of yearly household incomes before tax, in US dollars, or `more`.',
      },
      [HOUSEHOLD_FIELDS.exact]: {
        type: 'integer',
        minimum: 0,
        maximum: 9_999_999,
        description: 'The exact yearly income in US dollars. It replaces the range.',
      },
      [HOUSEHOLD_FIELDS.owner]: {
        type: 'string',
        enum: OWNER_STATUSES,
        description: 'Whether the household owns or rents its home. Absent means it owns it.',
      },
      [HOUSEHOLD_FIELDS.size]: {
        type: 'integer',
        enum: HOUSEHOLD_SIZES,
        description: 'How many people live in the household.',
      },
    },
  },
  response: rebatesCall.response,
} as const;
