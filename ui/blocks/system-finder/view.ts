import { suggestSystemsTexts } from '../../../application/visitor/suggest-systems/texts.ts';
import type { SystemFinderAttributes } from './codec.ts';

export interface SystemFinderProps {
  readonly heading: string;
  readonly lead: string;
}

/** The place of the helper: its use case answers for what the page's address says. */
export const view = ({ data: { heading, description } }: SystemFinderAttributes): SystemFinderProps => ({
  heading: heading ?? suggestSystemsTexts.heading,
  lead: description ?? suggestSystemsTexts.lead,
});
