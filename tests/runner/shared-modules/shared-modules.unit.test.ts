import { afterEach, describe, expect, it, jest } from '@jest/globals';

describe('Modules shared by all test files', () => {
  afterEach(() => void jest.useRealTimers());

  it('use the timers that a test replaces', async () => {
    jest.useFakeTimers();
    let isOver = false;
    setTimeout(() => (isOver = true), 60_000);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isOver).toBe(true);
  });

  it('use the same built-in classes as expectations', () => {
    expect('a word').toEqual(expect.any(String));
    expect(() => JSON.parse('{')).toThrow(SyntaxError);
  });

  it('cannot be mocked by a single test file', () =>
    expect(() => jest.unstable_mockModule('node:fs', () => ({}))).toThrow(
      'The modules are those of all files',
    ));

  it('appear with their source lines in stack traces', () =>
    expect(new Error('here').stack).toContain('shared-modules.unit.test.ts:26:12'));
});
