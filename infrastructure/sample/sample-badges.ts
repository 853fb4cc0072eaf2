import { NOT_CERTIFIED, type Dealer } from '../../domain/dealer/dealer.ts';
import type { Random } from './random.ts';

/** How often a dealer holds what a badge represents, in the order of the bits of a combination. */
const SHARES = [0.6, 0.45, 0.5, 0.15, 0.3, 0.55, 0.2] as const;

const COMBINATIONS = 2 ** SHARES.length;
/** The first dealer has all six badges and no leasing; the step is odd, so that every combination comes. */
const FIRST_COMBINATION = 0b0111111;
const STEP = 37;

/** The badges of the dealer at a position: the first ones go through every combination, the others follow the shares. */
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

/** The program of charter members started in 1998 (specification, section 9). */
const memberSince = (random: Random): string =>
  `${random.whole(1998, 2003)}-${String(random.whole(1, 12)).padStart(2, '0')}-01`;
