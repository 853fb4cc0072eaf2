import { answersEmergencies } from './dealer-calendar.ts';
import { NOT_CERTIFIED, type Dealer } from './dealer.ts';

/** A dealer's badges, in display order (specification, section 9). */
export const BADGES = [
  'comfort-specialist',
  'emergency-service',
  'nate-certified',
  'charter-member',
  'remote-diagnostics',
  'financing',
  'leasing',
] as const;

export type Badge = (typeof BADGES)[number];

/** The badges of a dealer. A leasing option replaces financing. */
export const badgesOf = (dealer: Dealer): ReadonlyArray<Badge> => {
  const held: ReadonlyArray<readonly [Badge, boolean]> = [
    ['comfort-specialist', isSet(dealer.dealerType) && dealer.dealerType !== NOT_CERTIFIED],
    ['emergency-service', answersEmergencies(dealer)],
    ['nate-certified', dealer.nateCertified === true],
    ['charter-member', isSet(dealer.charterMemberDate)],
    ['remote-diagnostics', dealer.nexiaDealerDiagnostics === true],
    ['financing', dealer.showFinancing === true && dealer.leasingOption !== true],
    ['leasing', dealer.leasingOption === true],
  ];
  return held.filter(([, holds]) => holds).map(([badge]) => badge);
};

const isSet = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';
