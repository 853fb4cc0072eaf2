import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { idPrefixOf, referenceOf } from '../../../../domain/lead/reference.ts';
import { amendmentIn } from '../../../../domain/lead/request/amendment.ts';
import type { RequestEvent } from '../../../../domain/lead/request/request-event.ts';
import {
  amended,
  changesIn,
  isPossible,
  isUnanswered,
  stateOf,
} from '../../../../domain/lead/request/request-state.ts';
import { aSubmittedLead } from '../../../contracts/leads/a-submitted-lead.ts';

const happened = (...kinds: ReadonlyArray<Exclude<RequestEvent['kind'], 'amended' | 'forwarded'>>) =>
  kinds.map((kind, at): RequestEvent => ({ kind, at }));
const AMENDED: RequestEvent = { kind: 'amended', at: 9, changes: { comments: 'Ring twice.' } };

const TODAY = () => '2026-11-20';
const FORMS = { en: 'dealer-modal', es: 'dealer-modal-es', fr: 'dealer-modal-fr' };

describe('The state of a request (contract, section 7: one request)', () => {
  test.each([
    ['stored', null, []],
    ['sent', 5, []],
    ['sent', 5, [AMENDED]],
    ['sent', 5, happened('escalated')],
    ['accepted', 5, happened('escalated', 'accepted')],
    ['accepted', 5, happened('accepted')],
    ['accepted', 5, [...happened('declined', 'accepted'), AMENDED]],
    ['declined', null, happened('accepted', 'declined')],
    ['called', 5, happened('accepted', 'called')],
    ['withdrawn', 5, [...happened('accepted', 'withdrawn'), AMENDED]],
  ] as const)('is %s', (state, sentAt, events) => {
    expect(stateOf({ sentAt, events })).toBe(state);
  });

  test('that was withdrawn allows nothing more', () => {
    for (const kind of ['amended', 'withdrawn', 'accepted', 'declined', 'called'] as const)
      expect(isPossible(kind, 'withdrawn')).toBe(false);
  });

  test('is unanswered after it was escalated, until somebody answers', () => {
    for (const [isOpen, events] of [
      [false, []],
      [true, happened('escalated')],
      [true, [...happened('escalated'), AMENDED]],
      [false, happened('escalated', 'called')],
      [false, happened('escalated', 'withdrawn')],
    ] as const)
      expect(isUnanswered({ sentAt: 5, events })).toBe(isOpen);
  });

  test('that was called about can’t be declined any more', () =>
    expect(['accepted', 'declined'].map((kind) => isPossible(kind as 'accepted', 'called'))).toEqual([
      false,
      false,
    ]));
});

describe('Amending', () => {
  const request = aSubmittedLead();

  test('replaces contact data and adds comments', () => {
    const before = request.lead.fields.comments;
    const { fields } = amended({
      request,
      events: [
        AMENDED,
        { kind: 'amended', at: 10, changes: { phone: '612-555-0188', comments: 'Gate is open.' } },
      ],
    }).lead;
    expect(fields.phone).toBe('612-555-0188');
    expect(fields.comments).toBe([before, 'Ring twice.', 'Gate is open.'].filter(Boolean).join('\n'));
  });

  test('leaves a request without corrections as it is', () =>
    expect(amended({ request, events: happened('accepted') })).toBe(request));

  test('twice with one form changes it once', () => {
    const followed = { request, sentAt: null, isHeld: false, events: [] };
    const wished = { phone: '612-555-0188', comments: 'Ring twice.' };
    const changes = changesIn(followed, wished);
    expect(changes).toEqual(wished);
    const events: RequestEvent[] = [{ kind: 'amended', at: 1, changes: changes ?? {} }];
    expect(changesIn({ ...followed, events }, wished)).toBe(null);
  });

  test.each([
    [{}, {}],
    [
      { phone: ' 612–555–0188 ', callTime: 'morning', comments: ' ' },
      { phone: '612-555-0188', callTime: 'morning' },
    ],
    [{ firstName: 'Eve', comments: 'Hi' }, { comments: 'Hi' }],
    [{ email: ' Ann@Example.com' }, { email: 'Ann@Example.com' }],
    [{ preferredDate: '2026-11-23' }, {}],
  ])('reads %j', (typed, changes) =>
    expect(amendmentIn(typed, 'dealer-modal', TODAY)).toEqual(E.right(changes)),
  );

  test.each([
    [{ phone: '12' }, 'en', 'Enter your phone number.'],
    [{ phone: '612-555-0188 or 612-555-0189' }, 'en', 'Enter one phone number. This looks like two.'],
    [{ comments: 'x'.repeat(1001) }, 'es', 'Use como máximo 1000 caracteres.'],
    [
      { comments: '\0' },
      'fr',
      'Certains caractères de ce texte ne peuvent être conservés. Veuillez le retaper.',
    ],
    [{ callTime: 'never' }, 'en', 'Best time to call'],
    [{ email: 'ann@' }, 'en', 'Please enter a valid email address'],
  ] as const)('refuses %j', (typed, language, message) =>
    expect(amendmentIn(typed, FORMS[language], TODAY)).toEqual(
      E.left([{ field: Object.keys(typed)[0], message }]),
    ),
  );
});

test('A visit can be moved where one was asked for, to a day that can be booked', () => {
  expect(amendmentIn({ preferredDate: '2026-11-24', preferredWindow: 'evening' }, 'booking', TODAY)).toEqual(
    E.right({ preferredDate: '2026-11-24', preferredWindow: 'evening' }),
  );
  for (const preferredDate of ['2026-11-19', '2026-11-22', '2027-11-23', 'soon'])
    expect(amendmentIn({ preferredDate }, 'booking', TODAY)).toMatchObject(
      E.left([{ field: 'preferredDate' }]),
    );
});

test('A reference leads back to the beginning of its request’s id', () =>
  fc.assert(
    fc.property(fc.uuid(), (id) => expect(id.startsWith(idPrefixOf(referenceOf(id)) ?? '-')).toBe(true)),
  ));

test.each(['', 'R-', 'R-7K2M9Q4', 'R-7K2M9Q4I', 'R-7K2M9Q4XX', 'r-7k2m9q4x'])('%j is no reference', (text) =>
  expect(idPrefixOf(text)).toBe(null),
);
