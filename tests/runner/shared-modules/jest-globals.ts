/** Stands in for `@jest/globals` in shared modules: loaded once, it follows the running test file. */
import type * as Jest from '@jest/globals';

let ofFile: typeof Jest;

/** Switches to the globals of another file. */
export const followFile = (globals: typeof Jest): void => void (ofFile = globals);

type Name = keyof typeof Jest;

const following = <N extends Name>(name: N): (typeof Jest)[N] => {
  const now = () => ofFile[name] as (...given: ReadonlyArray<unknown>) => unknown;
  return new Proxy((() => undefined) as object, {
    get: (_, key) => Reflect.get(now(), key),
    apply: (_, __, given: ReadonlyArray<unknown>) => now()(...given),
  }) as (typeof Jest)[N];
};

export const afterAll = following('afterAll');
export const afterEach = following('afterEach');
export const beforeAll = following('beforeAll');
export const beforeEach = following('beforeEach');
export const describe = following('describe');
export const expect = following('expect');
export const it = following('it');
export const jest = following('jest');
export const test = following('test');
