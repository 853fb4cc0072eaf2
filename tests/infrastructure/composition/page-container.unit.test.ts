import { describe, expect, test } from '@jest/globals';
import { constant, singleton } from '../../../infrastructure/composition/containers/binding.ts';
import { PageContainer } from '../../../infrastructure/composition/containers/page-container.ts';
import { TOKENS } from '../../../infrastructure/composition/containers/tokens.ts';
import { CountingIdGenerator } from '../../fakes/counting-id-generator.ts';
import { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';

describe("A page's container", () => {
  test('returns the bound object', () => {
    const container = new PageContainer();
    const keys = new CountingIdGenerator();
    container.load([constant(TOKENS.idGenerator, keys)]);
    expect(container.get(TOKENS.idGenerator)).toBe(keys);
  });

  test('creates an object once, at its first use, from the current bindings', () => {
    const container = new PageContainer();
    const keys = new CountingIdGenerator();
    const used: unknown[] = [];
    container.load([
      singleton(TOKENS.visitorEvents, (get) => {
        used.push(get(TOKENS.idGenerator));
        return new KeptVisitorEvents();
      }),
    ]);
    container.load([constant(TOKENS.idGenerator, keys)]);
    expect(used).toEqual([]);
    expect(container.get(TOKENS.visitorEvents)).toBe(container.get(TOKENS.visitorEvents));
    expect(used).toEqual([keys]);
  });

  test('keeps created objects when the same bindings are loaded again', () => {
    const container = new PageContainer();
    const bindings = [singleton(TOKENS.idGenerator, () => new CountingIdGenerator())];
    container.load(bindings);
    const made = container.get(TOKENS.idGenerator);
    container.load(bindings);
    expect(container.get(TOKENS.idGenerator)).toBe(made);
  });

  test('throws for a token that is not bound', () =>
    expect(() => new PageContainer().get(TOKENS.clock)).toThrow('Nothing is bound'));
});
