import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { ReviewsAttributes } from './codec.ts';
import { reviewsTextsIn } from './texts.ts';

export interface ReviewsProps {
  readonly title: string;
  readonly titleTag: 'h2' | 'h3';
  readonly widget: {
    readonly script: string;
    readonly productId: string;
    /** Shown until the widget is filled, and where scripts are off. */
    readonly waiting: string;
    readonly unscripted: string;
  };
  /** Shown when the widget cannot be loaded: a text, and that of a link to dealers. */
  readonly unavailable: { readonly text: string; readonly instead: string };
}

/**
 * Reviews of the page's product, else of the one that the editor names (specification, section 7: a product id from context);
 * null: there is no product, or no widget that the operator allows.
 */
export const view = ({ data }: ReviewsAttributes, { page }: ViewContext): ReviewsProps | null => {
  const productId = page.productId ?? data.product_id;
  const script = data.widget_script;
  if (productId === null || script === null) return null;
  const { heading, waiting, unscripted, unavailable, instead } = reviewsTextsIn(page.language);
  return {
    title: data.title ?? heading,
    titleTag: data.heading_tag,
    widget: { script, productId, waiting, unscripted },
    unavailable: { text: unavailable, instead },
  };
};
