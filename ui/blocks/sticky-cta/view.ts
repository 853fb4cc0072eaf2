import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { StickyCtaAttributes } from './codec.ts';

export interface StickyCtaProps {
  readonly title: string | null;
  readonly button: { readonly text: string; readonly href: string } | null;
  /** The phone number next to the button, and the accessible name of its link; null: none. */
  readonly phone: { readonly text: string; readonly href: string; readonly label: string } | null;
}

/** A call to action that stays in view (specification, sections 4 and 9: sticky footer); null: it is empty. */
export const view = (
  { data: { title, button_text, url, show_phone } }: StickyCtaAttributes,
  { page, site }: ViewContext,
): StickyCtaProps | null => {
  if (title === null && !show_phone && (button_text === null || url === null)) return null;
  const { text, address } = site.defaultPhone;
  return {
    title,
    button: button_text !== null && url !== null ? { text: button_text, href: url } : null,
    phone: show_phone
      ? { text, href: address, label: `${siteTextsIn(page.language).callUs}, ${text}` }
      : null,
  };
};
