/** The tax years of which people still ask about the federal credit for home improvement (section 25C; facts, section 8). */
const TAX_YEARS = [2022, 2023, 2024, 2025] as const;

/** A return is due in the middle of April, and a refund can be claimed within three years of filing. */
const lastDay = (taxYear: number): string => `${taxYear + 4}-04-15`;

const untilAbout = (taxYear: number): string => `about April ${taxYear + 4}`;

/** Until when the credit of each tax year can usually be claimed, on a day (`2026-11-20`), in sentences. */
export const creditClaims = (today: string): string => {
  const isOpen = (taxYear: number): boolean => today <= lastDay(taxYear);
  const open = TAX_YEARS.filter(isOpen).map(
    (taxYear) => `For ${taxYear}, that’s until ${untilAbout(taxYear)}.`,
  );
  const ended = TAX_YEARS.findLast((taxYear) => !isOpen(taxYear));
  return [
    ...open,
    ...(ended === undefined ? [] : [`For ${ended}, it was ${untilAbout(ended)}.`]),
    ...(open.length === 0 ? ['The time to claim has passed for most people.'] : []),
  ].join(' ');
};
