import { describe, expect, test } from '@jest/globals';
import type { ServiceIdentifier } from 'inversify';
import { PageContainer } from '../../../infrastructure/composition/page-container.ts';

const token = <A>(name: string): ServiceIdentifier<A> => Symbol(name);
const NAME = token<string>('name');
const GREETING = token<{ text: string }>('greeting');

const open = () => new PageContainer();

describe('The container of a page', () => {
  test('gives what was bound', () => {
    const container = open();
    container.bind(NAME).toConstantValue('Ann');
    expect(container.get(NAME)).toBe('Ann');
  });

  test('makes a thing once, when it is first asked for, from what is bound by then', () => {
    const container = open();
    let made = 0;
    container
      .bind(GREETING)
      .toDynamicValue(({ get }) => {
        made += 1;
        return { text: `Hello ${get(NAME)}` };
      })
      .inSingletonScope();
    container.bind(NAME).toConstantValue('Ann');
    expect(made).toBe(0);
    expect(container.get(GREETING)).toBe(container.get(GREETING));
    expect([made, container.get(GREETING).text]).toEqual([1, 'Hello Ann']);
  });

  test('knows what is bound', () => {
    const container = open();
    container.bind(NAME).toConstantValue('Ann');
    expect([container.isBound(NAME), container.isBound(GREETING)]).toEqual([true, false]);
  });

  test('refuses to give what nobody has bound', () => expect(() => open().get(NAME)).toThrow());
});
