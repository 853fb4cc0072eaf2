import { suggestSystemsTexts } from '../../../application/visitor/suggest-systems/texts.ts';
import type { SystemFinderAttributes } from './codec.ts';

export interface SystemFinderProps {
  readonly heading: string;
  readonly lead: string;
}

/** The finder's heading and lead; its use case suggests systems for the answers in the page's address. */
export const view = ({ data: { heading, description } }: SystemFinderAttributes): SystemFinderProps => ({
  heading: heading ?? suggestSystemsTexts.heading,
  lead: description ?? suggestSystemsTexts.lead,
});
