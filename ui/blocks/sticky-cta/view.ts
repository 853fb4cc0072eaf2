import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { StickyCtaAttributes } from './codec.ts';

/** A call to action that stays in view (specification, sections 4 and 9: sticky footer); null: it is empty. */
export const view = (
  { data: { title, button_text, url, show_phone } }: StickyCtaAttributes,
  { page, site }: ViewContext,
) => {
  if (title === null && !show_phone && (button_text === null || url === null)) return null;
  const { text, address } = site.defaultPhone;
  return {
    title,
    button: button_text !== null && url !== null ? { text: button_text, href: url } : null,
    /** The phone number next to the button, and the accessible name of its link; null: none. */
    phone: show_phone
      ? { text, href: address, label: `${siteTextsIn(page.language).callUs}, ${text}` }
      : null,
  };
};

export type StickyCtaProps = NonNullable<ReturnType<typeof view>>;
