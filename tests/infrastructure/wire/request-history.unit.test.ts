import { expect, test } from '@jest/globals';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { historyLines } from '../../../infrastructure/data-tool/history-lines.ts';
import { requestHistory } from '../../../infrastructure/wire/request-history.ts';
import { companyId } from '../../builders/company-id.ts';
import { aSubmittedLead, NOON } from '../../contracts/leads/a-submitted-lead.ts';

const request = aSubmittedLead();
const other = aSubmittedLead().id;
const history = requestHistory({
  request,
  sentAt: NOON + 1,
  isHeld: false,
  events: [
    { kind: 'amended', at: NOON + 2, changes: { phone: '612-555-0188', email: 'bea@example.com' } },
    { kind: 'escalated', at: NOON + 3 },
    { kind: 'forwarded', at: NOON + 4, to: { requestId: other, companyId: companyId(8), dealer: 'Ace' } },
  ],
});

test('A request’s history has its states and times, and nothing that was typed', () => {
  expect(history).toEqual({
    id: request.id,
    reference: referenceOf(request.id),
    companyId: 7,
    state: 'sent',
    isUnanswered: true,
    isHeld: false,
    history: [
      { event: 'lead.stored', at: '2026-11-20T12:00:00.000Z' },
      { event: 'lead.sent', at: '2026-11-20T12:00:00.001Z' },
      { event: 'lead.amended', at: '2026-11-20T12:00:00.002Z', changed: ['phone', 'email'] },
      { event: 'lead.escalated', at: '2026-11-20T12:00:00.003Z' },
      { event: 'lead.forwarded', at: '2026-11-20T12:00:00.004Z', forwardedAs: referenceOf(other) },
    ],
  });
});

test('The operator reads one step a line', () =>
  expect(historyLines(history)).toEqual([
    `${referenceOf(request.id)}: sent, not answered in the promised time, dealer 7`,
    '2026-11-20T12:00:00.000Z lead.stored',
    '2026-11-20T12:00:00.001Z lead.sent',
    '2026-11-20T12:00:00.002Z lead.amended phone email',
    '2026-11-20T12:00:00.003Z lead.escalated',
    `2026-11-20T12:00:00.004Z lead.forwarded as ${referenceOf(other)}`,
  ]));
