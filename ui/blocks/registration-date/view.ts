import { checkRegistrationTextsIn } from '../../../application/visitor/check-registration/texts.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { LeveledAttributes } from '../headed/codec.ts';

/** The date calculator's texts; its use case answers for the date in the page's address. */
export const view = ({ data }: LeveledAttributes, { page }: ViewContext) => {
  const { heading, lead, label, hint, submit } = checkRegistrationTextsIn(page.language);
  return { headingTag: data.heading_tag, texts: { heading, lead, label, hint, submit } };
};

export type RegistrationDateProps = ReturnType<typeof view>;
