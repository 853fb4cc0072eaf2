import { suggestSystemsTexts } from '../../../application/visitor/suggest-systems/texts.ts';
import type { SystemFinderAttributes } from './codec.ts';

/** The finder's heading and lead; its use case suggests systems for the answers in the page's address. */
export const view = ({ data: { heading, description } }: SystemFinderAttributes) => ({
  heading: heading ?? suggestSystemsTexts.heading,
  lead: description ?? suggestSystemsTexts.lead,
});

export type SystemFinderProps = ReturnType<typeof view>;
