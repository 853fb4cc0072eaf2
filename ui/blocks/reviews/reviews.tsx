import { Widget } from '../../components/widget/widget.tsx';
import styles from './reviews.module.css';
import type { ReviewsProps } from './view.ts';

/** Reviews of a product in a widget of another host. */
export const Block = ({ title, titleTag: Title, widget, unavailable }: ReviewsProps) => (
  <div className={styles.block}>
    <Title>{title}</Title>
    <Widget
      script={widget.script}
      marks={{
        'data-product-id': widget.productId,
        'data-bv-show': 'reviews',
        'data-bv-product-id': widget.productId,
      }}
      waiting={widget.waiting}
      unscripted={widget.unscripted}
      failed={<Unavailable {...unavailable} />}
    />
  </div>
);

const Unavailable = ({ text, instead }: ReviewsProps['unavailable']) => (
  <p className={styles.unavailable}>
    {text} <a href="/find-a-dealer/">{instead}</a>
  </p>
);
