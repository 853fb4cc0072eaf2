import { beforeEach, describe, expect, test } from '@jest/globals';
import { NotRendered, RenderQueue } from '../../../infrastructure/pages/render-queue.ts';
import { RenderTurns } from '../../../infrastructure/pages/render-turns.ts';
import { ScriptedEventLoop } from './scripted-event-loop.ts';

let loop: ScriptedEventLoop;
let queue: RenderQueue;
let begun: string[];
let finish: Map<string, () => void>;
beforeEach(() => {
  loop = new ScriptedEventLoop();
  queue = new RenderQueue(new RenderTurns(loop), { maxInFlight: 2, maxWaiting: 6 });
  begun = [];
  finish = new Map();
});

/** Requests a page, whose render waits until the test finishes it. */
const ask = (visitor: string, name: string, isWanted = () => true): Promise<string> =>
  queue.add(visitor, isWanted, () => {
    begun.push(name);
    return new Promise((resolve) => finish.set(name, () => resolve(name)));
  });

/** Like `ask`, but resolves to `refused` once it is refused. */
const outcome = (...args: Parameters<typeof ask>): Promise<string> =>
  ask(...args).catch((fault: unknown) => (fault instanceof NotRendered ? 'refused' : 'failed'));

const finishAll = async (): Promise<void> => {
  for (let round = 0; round < 50; round++) {
    await loop.pass();
    [...finish.values()].forEach((end) => end());
    finish.clear();
  }
};

describe('The queue of renders', () => {
  test('runs no more renders at once than its limit', async () => {
    const asked = ['a', 'b', 'c'].map((name) => ask('one', name));
    for (let round = 0; round < 5; round++) await loop.pass();
    expect([begun, queue.waiting]).toEqual([['a', 'b'], 1]);
    await finishAll();
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'c']);
  });

  test('lets visitors take turns', async () => {
    for (const name of ['1', '2', '3', '4']) void ask('greedy', name);
    void ask('other', 'A');
    void ask('third', 'B');
    await finishAll();
    expect(begun).toEqual(['1', 'A', 'B', '2', '3', '4']);
  });

  test('refuses only the visitor with the most requests beyond the limit', async () => {
    const greedy = Array.from({ length: 6 }, (_, index) => outcome('greedy', `${index}`));
    const other = outcome('other', 'A');
    const late = outcome('greedy', 'late');
    expect([queue.waiting, queue.refused]).toEqual([6, 2]);
    await finishAll();
    expect([await other, await late]).toEqual(['A', 'refused']);
    expect(await Promise.all(greedy)).toEqual(['0', '1', '2', '3', '4', 'refused']);
  });

  test('refuses the newest of visitors with equally many requests', async () => {
    const asked = Array.from({ length: 8 }, (_, index) => outcome(`visitor ${index}`, `${index}`));
    await finishAll();
    expect(await Promise.all(asked)).toEqual(['0', '1', '2', '3', '4', '5', 'refused', 'refused']);
  });

  test('frees the place of an aborted request without rendering it', async () => {
    let isThere = true;
    const gone = Array.from({ length: 6 }, (_, index) => outcome('gone', `${index}`, () => isThere));
    isThere = false;
    const other = outcome('other', 'A');
    expect(queue.refused).toBe(0);
    await finishAll();
    expect([begun, await other]).toEqual([['A'], 'A']);
    expect(new Set(await Promise.all(gone))).toEqual(new Set(['refused']));
  });

  test('skips a visitor who has left', async () => {
    let isThere = true;
    const staying = ask('staying', 'A');
    const leaving = outcome('leaving', 'B', () => isThere);
    isThere = false;
    await finishAll();
    expect([begun, await staying, await leaving]).toEqual([['A'], 'A', 'refused']);
  });

  test('frees the place of a failed render', async () => {
    const failed = queue.add(
      'one',
      () => true,
      () => Promise.reject(new Error('broken')),
    );
    const [next] = [ask('one', 'A'), ask('one', 'B')];
    await expect(failed).rejects.toThrow('broken');
    await finishAll();
    expect([await next, begun]).toEqual(['A', ['A', 'B']]);
  });
});
