import type { EstimateSavingsView, ProgramCard } from '../estimate-savings/estimate-savings-view.ts';
import { TAX_CREDITS_PATH } from './texts.ts';

/** So many programs are named at most: a comment is at most 4,000 characters long. */
const MAX_PROGRAMS = 12;
/** In characters. */
const MAX_LINE_LENGTH = 240;

/**
 * What the request says to the dealer in addition to what the visitor typed (specification, section 9: lead comment): where the interest comes from,
 * and which programs the visitor saw, unless these tell the household's income. `siteUrl` ends without a slash.
 */
export const dealerComment = (view: EstimateSavingsView, siteUrl: string): string => {
  const interest = [
    'The homeowner is interested in rebates from the rebates tool.',
    `Tax credits: ${siteUrl}${TAX_CREDITS_PATH}`,
  ];
  if (view.kind !== 'found' || view.box.stated.household !== null) {
    return [...interest, ...(view.box.asked === null ? [] : [`Zip: ${view.box.asked}`])].join('\n');
  }
  const { heading, programs, sample } = view.rebates;
  const named = programs.slice(0, MAX_PROGRAMS);
  return [
    ...interest,
    `Seen for ${view.box.asked ?? view.box.zip}: ${heading}${sample === null ? '' : ' (sample data)'}`,
    ...named.map(lineOf),
    ...(programs.length > named.length ? [`- and ${programs.length - named.length} more`] : []),
  ].join('\n');
};

const lineOf = ({ name, amount, status }: ProgramCard): string =>
  `- ${name}: ${amount} (${status.text})`.slice(0, MAX_LINE_LENGTH).toWellFormed();
