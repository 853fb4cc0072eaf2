import { productReviewsTexts } from '../../../application/visitor/read-page/product-reviews-texts.ts';
import { reviewedProduct } from '../../../application/visitor/read-page/reviewed-product.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { Widget } from '../../components/widget/widget.tsx';
import type { BlockProps } from '../block-module.ts';
import type { ReviewsAttributes } from './codec.ts';
import styles from './reviews.module.css';

/** Reviews of the page's product, which a widget of another host shows; nothing where there is no product. */
export const Block = ({ attributes: { data }, page }: BlockProps<ReviewsAttributes>) => {
  const { title, heading_tag: Heading, product_id, widget_script } = data;
  const product = reviewedProduct(page.productId, product_id);
  if (product === null) return null;
  const { heading, waiting, unscripted } = productReviewsTexts(page.language);
  return (
    <div className={styles.block}>
      <Heading>{title ?? heading}</Heading>
      {widget_script === null ? (
        <Unavailable language={page.language} />
      ) : (
        <Widget
          script={widget_script}
          marks={{
            'data-product-id': product,
            'data-bv-show': 'reviews',
            'data-bv-product-id': product,
          }}
          waiting={waiting}
          unscripted={unscripted}
          failed={<Unavailable language={page.language} />}
        />
      )}
    </div>
  );
};

const Unavailable = ({ language }: { language: SiteLanguage }) => {
  const { unavailable, instead } = productReviewsTexts(language);
  return (
    <p className={styles.unavailable}>
      {unavailable} <a href="/find-a-dealer/">{instead}</a>
    </p>
  );
};
