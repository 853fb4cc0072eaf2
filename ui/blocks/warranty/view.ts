import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { WarrantyAttributes } from './codec.ts';
import { warrantyTextsIn } from './texts.ts';

const BELOW = { h2: 'h3', h3: 'h4' } as const;

/** Both warranties side by side, then the buttons of the two dialogs (specification, sections 2 and 9). */
export const view = ({ data: { title, heading_tag } }: WarrantyAttributes, { page, site }: ViewContext) => ({
  title,
  titleTag: heading_tag,
  termTag: title === null ? heading_tag : BELOW[heading_tag],
  /** The addresses of the external sites; null: the operator has none. */
  registrationUrl: site.warrantySites?.registration ?? null,
  lookUpUrl: site.warrantySites?.lookUp ?? null,
  texts: warrantyTextsIn(page.language),
});

export type WarrantyProps = ReturnType<typeof view>;
