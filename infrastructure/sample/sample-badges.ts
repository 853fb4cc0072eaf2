import { NOT_CERTIFIED, type Dealer } from '../../domain/dealer/dealer.ts';
import type { Random } from './random.ts';

/** The probability of each badge, in the bit order of a combination. */
const SHARES = [0.6, 0.45, 0.5, 0.15, 0.3, 0.55, 0.2] as const;

const COMBINATIONS = 2 ** SHARES.length;
/** The first dealer has all six badges and no leasing. The step is odd, so all combinations occur. */
const FIRST_COMBINATION = 0b0111111;
const STEP = 37;

/** The badges of the dealer at a position. The first dealers cycle through all combinations; the others follow the probabilities. */
export const sampleBadges = (random: Random, position: number): Dealer => {
  const combination = (FIRST_COMBINATION + position * STEP) % COMBINATIONS;
  const [specialist, emergency, nate, charter, diagnostics, financing, leasing] = SHARES.map((share, bit) =>
    position < COMBINATIONS ? ((combination >> bit) & 1) === 1 : random.chance(share),
  );
  return {
    dealerType: specialist ? 'CC' : NOT_CERTIFIED,
    ...(emergency ? { emergencyService: true } : {}),
    ...(nate ? { nateCertified: true } : {}),
    ...(charter ? { charterMemberDate: memberSince(random) } : {}),
    ...(diagnostics ? { nexiaDealer: true, nexiaDealerDiagnostics: true } : {}),
    ...(financing ? { showFinancing: true, financeUrl: 'https://example.com/financing' } : {}),
    ...(leasing ? { leasingOption: true } : {}),
  };
};

/** The charter member program started in 1998 (specification, section 9). */
const memberSince = (random: Random): string =>
  `${random.whole(1998, 2003)}-${String(random.whole(1, 12)).padStart(2, '0')}-01`;
