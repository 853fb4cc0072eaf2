import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ReviewsAttributes } from './codec.ts';
import { reviewsTextsIn } from './texts.ts';

export interface ReviewsProps {
  readonly title: string;
  readonly titleTag: 'h2' | 'h3';
  /** Null: nobody shows reviews for now. */
  readonly widget: {
    readonly script: string;
    readonly productId: string;
    /** Stands there until the widget is filled, and where scripts are off. */
    readonly waiting: string;
    readonly unscripted: string;
  } | null;
  /** What stands in place of the reviews, and the text of a link to dealers. */
  readonly unavailable: { readonly text: string; readonly instead: string };
}

/**
 * Reviews of the page's product, else of the one that the editor names (specification, section 7: a product id from context);
 * null: there is no product.
 */
export const view = ({ data }: ReviewsAttributes, { page }: ViewContext): ReviewsProps | null => {
  const productId = page.productId ?? data.product_id;
  if (productId === null) return null;
  const { heading, waiting, unscripted, unavailable, instead } = reviewsTextsIn(page.language);
  const script = data.widget_script;
  return {
    title: data.title ?? heading,
    titleTag: data.heading_tag,
    widget: script === null ? null : { script, productId, waiting, unscripted },
    unavailable: { text: unavailable, instead },
  };
};
