import { afterEach, describe, expect, it, jest } from '@jest/globals';

describe('Modules that all test files share', () => {
  afterEach(() => void jest.useRealTimers());

  it('have the timers that a test replaces', async () => {
    jest.useFakeTimers();
    let isOver = false;
    setTimeout(() => (isOver = true), 60_000);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isOver).toBe(true);
  });

  it('have the classes that expectations know', () => {
    expect('a word').toEqual(expect.any(String));
    expect(() => JSON.parse('{')).toThrow(SyntaxError);
  });

  it('are mocked by no file', () =>
    expect(() => jest.unstable_mockModule('node:fs', () => ({}))).toThrow(
      'The modules are those of all files',
    ));

  it('have the lines of their sources where they fail', () =>
    expect(new Error('here').stack).toContain('shared-modules.unit.test.ts:26:12'));
});
