import { suggestSystemsTexts } from '../../../application/visitor/suggest-systems/texts.ts';
import type { HeadedAttributes } from '../headed/codec.ts';

/** The finder's heading and lead; its use case suggests systems for the answers in the page's address. */
export const view = ({ data: { heading, description } }: HeadedAttributes) => ({
  heading: heading ?? suggestSystemsTexts.heading,
  lead: description ?? suggestSystemsTexts.lead,
});

export type SystemFinderProps = ReturnType<typeof view>;
