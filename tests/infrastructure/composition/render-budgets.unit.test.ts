import { describe, expect, test } from '@jest/globals';
import { VISITOR_RETRY_POLICY } from '../../../domain/dealer/retry-policy.ts';
import { RenderBudgets } from '../../../infrastructure/composition/rendering/render-budgets.ts';

const WAITS = new URLSearchParams('zipcode=75001&wait=1');
const USUAL = new URLSearchParams('zipcode=75001');

describe('The time that a page waits for its data (contract, section 7: unsettled look-ups)', () => {
  test('is less than a second, and with `wait=1` up to 10 s including retries', () => {
    const budgets = new RenderBudgets();
    expect(budgets.of(USUAL)).toMatchObject({ ms: 800, retryPolicy: { retries: 0 } });
    const patient = budgets.of(WAITS);
    expect(patient.retryPolicy).toEqual(VISITOR_RETRY_POLICY);
    expect(patient.ms).toBeGreaterThan(9_000);
    expect(patient.ms).toBeLessThan(10_000);
  });

  test('is the default while many pages already wait', async () => {
    const budgets = new RenderBudgets();
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const begun = Array.from({ length: 16 }, () => budgets.within(budgets.of(WAITS), () => ended));
    expect(budgets.of(WAITS).ms).toBe(800);
    end();
    await Promise.all(begun);
    expect(budgets.of(WAITS).ms).toBeGreaterThan(9_000);
  });
});
