import type { EstimateSavingsView, ProgramCard } from '../estimate-savings/estimate-savings-view.ts';
import { TAX_CREDITS_PATH } from './texts.ts';

/** The maximum number of programs to list: a lead comment is limited to 4,000 characters. */
const MAX_PROGRAMS = 12;
/** In characters. */
const MAX_LINE_LENGTH = 240;

/**
 * The comment that is added to the visitor's own text (specification, section 9: lead comment): the source of the request and the programs
 * that the visitor saw. Programs are left out when they would reveal the household's income. `siteUrl` has no trailing slash.
 */
export const dealerComment = (view: EstimateSavingsView, siteUrl: string): string => {
  const interest = [
    'The homeowner is interested in rebates from the rebates tool.',
    `Tax credits: ${siteUrl}${TAX_CREDITS_PATH}`,
  ];
  if (view.kind !== 'found' || view.box.stated.household !== null) {
    return [...interest, ...(view.box.asked === null ? [] : [`Zip: ${view.box.asked}`])].join('\n');
  }
  const { heading, assumes, programs, sample } = view.rebates;
  const named = programs.slice(0, MAX_PROGRAMS);
  return [
    ...interest,
    `Seen for ${view.box.asked ?? view.box.zip}: ${heading}${sample === null ? '' : ' (sample data)'}`,
    ...(assumes === null ? [] : [assumes]),
    ...named.map(lineOf),
    ...(programs.length > named.length ? [`- and ${programs.length - named.length} more`] : []),
  ].join('\n');
};

const lineOf = ({ name, amount, status }: ProgramCard): string =>
  `- ${name}: ${amount} (${status.text})`.slice(0, MAX_LINE_LENGTH).toWellFormed();
