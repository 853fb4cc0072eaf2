import type { AreaIncomes } from '../../domain/rebate/household.ts';

/** An area's incomes, with limits that rise by $5,000 a person. */
export const areaIncomes = (area: string, lowOfOne = 64_000): AreaIncomes => ({
  area,
  fiscalYear: 2025,
  median: 130_000,
  low: Array.from({ length: 8 }, (_, others) => lowOfOne + others * 5_000),
});
