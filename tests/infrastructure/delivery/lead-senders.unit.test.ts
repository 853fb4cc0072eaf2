import { expect, it } from '@jest/globals';
import { inspect } from 'node:util';
import { MemoryLeadSenders } from '../../../infrastructure/delivery/memory-lead-senders.ts';
import { describeLeadSenders } from '../../contracts/leads/lead-senders.ts';
import { PlainLeadSenders } from '../../fakes/leads/plain-lead-senders.ts';

describeLeadSenders('PlainLeadSenders', () => new PlainLeadSenders());
describeLeadSenders('MemoryLeadSenders', () => new MemoryLeadSenders());

it('The marks of MemoryLeadSenders name no network, and differ between processes', () => {
  const [one, another] = [new MemoryLeadSenders(), new MemoryLeadSenders()];
  for (const senders of [one, another]) senders.note('a', '192.0.2.0/24');
  expect(inspect(one, { depth: 9, showHidden: true })).not.toContain('192.0.2');
  expect(one.networkOf('a')).not.toBe(another.networkOf('a'));
});
