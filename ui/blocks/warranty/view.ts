import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { WarrantyAttributes } from './codec.ts';
import { warrantyTextsIn, type WarrantyTexts } from './texts.ts';

export interface WarrantyProps {
  readonly title: string | null;
  readonly titleTag: 'h2' | 'h3';
  readonly termTag: 'h2' | 'h3' | 'h4';
  /** The addresses of the external sites; null: the operator has none. */
  readonly registrationUrl: string | null;
  readonly lookUpUrl: string | null;
  readonly texts: WarrantyTexts;
}

const BELOW = { h2: 'h3', h3: 'h4' } as const;

/** Both warranties side by side, then the buttons of the two dialogs (specification, sections 2 and 9). */
export const view = (
  { data: { title, heading_tag } }: WarrantyAttributes,
  { page, site }: ViewContext,
): WarrantyProps => ({
  title,
  titleTag: heading_tag,
  termTag: title === null ? heading_tag : BELOW[heading_tag],
  registrationUrl: site.warrantySites?.registration ?? null,
  lookUpUrl: site.warrantySites?.lookUp ?? null,
  texts: warrantyTextsIn(page.language),
});
