import { expect, test } from '@jest/globals';
import { PortCalls } from './port-calls.ts';

class Fake {
  private count = 0;
  readonly now = () => this.count;
  add(by: { readonly number: number }): number {
    return (this.count += by.number);
  }
}

test('Every call of a recorded fake is kept, and answered as usual', () => {
  const calls = new PortCalls();
  const fake = calls.of('counter', new Fake());
  expect([fake.add({ number: 2 }), fake.add({ number: 10_000 }), fake.now()]).toEqual([2, 10_002, 10_002]);
  expect(calls.thatMention('10000')).toEqual(['counter.add']);
  expect(calls.thatMention('number')).toEqual(['counter.add', 'counter.add']);
  expect(calls.thatMention('1000')).toEqual([]);
});
