import type { DealerState } from '../../../domain/dealer/dealer-places.ts';
import { countryOfRegion } from '../../../domain/lead/regions.ts';
import { dealerCount, regionName } from '../browse-dealers/texts.ts';

/** `1,024 dealers in 46 states and 9 provinces` or `12 dealers in Texas`; null without dealers. */
export const networkSize = (states: ReadonlyArray<Pick<DealerState, 'code' | 'count'>>): string | null => {
  const [first, ...others] = states;
  if (first === undefined) return null;
  const count = dealerCount(states.reduce((sum, state) => sum + state.count, 0));
  if (others.length === 0) return `${count} in ${regionName(first.code)}`;
  const provinces = states.filter(({ code }) => countryOfRegion(code) === 'CA').length;
  const regions = [counted(states.length - provinces, 'state'), counted(provinces, 'province')].filter(
    (region) => region !== null,
  );
  return `${count} in ${regions.join(' and ')}`;
};

const counted = (count: number, name: string): string | null =>
  count === 0 ? null : `${count} ${name}${count === 1 ? '' : 's'}`;
