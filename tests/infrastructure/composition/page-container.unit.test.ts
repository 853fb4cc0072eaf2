import { describe, expect, test } from '@jest/globals';
import { PageContainer } from '../../../infrastructure/composition/page-container.ts';
import { TOKENS } from '../../../infrastructure/composition/tokens.ts';
import { CountingIdGenerator } from '../../fakes/counting-id-generator.ts';

describe('The container of a page', () => {
  test('gives what was bound', () => {
    const container = new PageContainer();
    const keys = new CountingIdGenerator();
    container.bind(TOKENS.idGenerator).toConstantValue(keys);
    expect(container.get(TOKENS.idGenerator)).toBe(keys);
  });

  test('makes a thing once, when it is first asked for, from what is bound by then', () => {
    const container = new PageContainer();
    let made = 0;
    container
      .bind(TOKENS.visitorEvents)
      .toDynamicValue(({ get }) => {
        made += 1;
        const key = get(TOKENS.idGenerator).next();
        return { report: () => void key };
      })
      .inSingletonScope();
    container.bind(TOKENS.idGenerator).toConstantValue(new CountingIdGenerator());
    expect(made).toBe(0);
    expect(container.get(TOKENS.visitorEvents)).toBe(container.get(TOKENS.visitorEvents));
    expect(made).toBe(1);
  });

  test('knows what is bound', () => {
    const container = new PageContainer();
    container.bind(TOKENS.idGenerator).toConstantValue(new CountingIdGenerator());
    expect([container.isBound(TOKENS.idGenerator), container.isBound(TOKENS.clock)]).toEqual([true, false]);
  });

  test('refuses to give what nobody has bound', () =>
    expect(() => new PageContainer().get(TOKENS.clock)).toThrow('Nothing is bound'));
});
