import { describe, expect, test } from '@jest/globals';
import { PageContainer } from '../../../infrastructure/composition/page-container.ts';
import { TOKENS } from '../../../infrastructure/composition/tokens.ts';
import { CountingFreshKeys } from '../../fakes/counting-fresh-keys.ts';

describe('The container of a page', () => {
  test('gives what was bound', () => {
    const container = new PageContainer();
    const keys = new CountingFreshKeys();
    container.bind(TOKENS.freshKeys).toConstantValue(keys);
    expect(container.get(TOKENS.freshKeys)).toBe(keys);
  });

  test('makes a thing once, when it is first asked for, from what is bound by then', () => {
    const container = new PageContainer();
    let made = 0;
    container
      .bind(TOKENS.visitorEvents)
      .toDynamicValue(({ get }) => {
        made += 1;
        const key = get(TOKENS.freshKeys).next();
        return { report: () => void key };
      })
      .inSingletonScope();
    container.bind(TOKENS.freshKeys).toConstantValue(new CountingFreshKeys());
    expect(made).toBe(0);
    expect(container.get(TOKENS.visitorEvents)).toBe(container.get(TOKENS.visitorEvents));
    expect(made).toBe(1);
  });

  test('knows what is bound', () => {
    const container = new PageContainer();
    container.bind(TOKENS.freshKeys).toConstantValue(new CountingFreshKeys());
    expect([container.isBound(TOKENS.freshKeys), container.isBound(TOKENS.clock)]).toEqual([true, false]);
  });

  test('refuses to give what nobody has bound', () =>
    expect(() => new PageContainer().get(TOKENS.clock)).toThrow('Nothing is bound'));
});
