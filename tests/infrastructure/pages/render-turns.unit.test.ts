import { beforeEach, describe, expect, test } from '@jest/globals';
import { RenderTurns } from '../../../infrastructure/pages/render-turns.ts';
import { ScriptedEventLoop } from './scripted-event-loop.ts';

let loop: ScriptedEventLoop;
let turns: RenderTurns;
let rendered: string[];
beforeEach(() => {
  loop = new ScriptedEventLoop();
  turns = new RenderTurns(loop);
  rendered = [];
});

/** A render that keeps the loop busy for 5 ms. */
const render = async (name: string, turn = turns.start): Promise<void> => {
  await turn();
  loop.work(5);
  rendered.push(name);
};

describe('The turns of the event loop', () => {
  test('start a single render at once', async () => {
    await render('a');
    expect(rendered).toEqual(['a']);
  });

  test('allow one render per round, so that other requests run in between', async () => {
    ['a', 'b', 'c'].forEach((name) => void render(name));
    await loop.pass();
    expect(rendered).toHaveLength(2);
    await loop.pass();
    expect(rendered).toHaveLength(3);
  });

  test('limit rendering to a third of the loop during other requests', async () => {
    for (let number = 0; number < 200; number++) void render(`${number}`);
    for (let round = 0; round < 600; round++) {
      turns.noteLightRequest();
      await loop.pass(1);
    }
    expect((rendered.length * 5) / loop.now()).toBeLessThanOrEqual(0.35);
    expect((rendered.length * 5) / loop.now()).toBeGreaterThanOrEqual(0.25);
  });

  test('give rendering the whole loop a second after the last other request', async () => {
    turns.noteLightRequest();
    ['a', 'b', 'c'].forEach((name) => void render(name));
    await loop.pass();
    await loop.pass(9);
    expect(rendered).toEqual(['a']);
    await loop.pass(1000);
    expect(rendered).toEqual(['a', 'b']);
    await loop.pass();
    expect(rendered).toEqual(['a', 'b', 'c']);
  });

  test('delay a render that arrives during a pause', async () => {
    turns.noteLightRequest();
    await render('a');
    await loop.pass();
    void render('b');
    await loop.pass(9);
    expect(rendered).toEqual(['a']);
    await loop.pass(1);
    expect(rendered).toEqual(['a', 'b']);
  });

  test('continue started renders before new ones', async () => {
    void render('first');
    void render('start');
    void render('go on', turns.takeTurn);
    await loop.pass();
    expect(rendered).toEqual(['first', 'go on']);
  });

  test('pause for a quarter of a second after a process was suspended for a minute', async () => {
    turns.noteLightRequest();
    void turns
      .start()
      .then(() => loop.work(60_000))
      .then(turns.noteLightRequest);
    void render('b');
    await loop.pass();
    await loop.pass(249);
    expect(rendered).toEqual([]);
    await loop.pass(1);
    expect(rendered).toEqual(['b']);
  });
});
