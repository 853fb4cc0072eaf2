import { productTextsIn } from '../../../application/visitor/read-page/product-texts.ts';
import { shownDropdown } from '../../../application/visitor/read-page/shown-dropdown.ts';
import { shownProducts } from '../../../application/visitor/read-page/shown-products.ts';
import { DEFAULT_SLIDER } from '../../components/slider/slider-options.ts';
import { sliderTexts } from '../../components/slider/texts.ts';
import { Slider } from '../../components/slider/slider.tsx';
import { ProductCard } from '../../products/product-card/product-card.tsx';
import { ProductDropdown } from '../../products/product-dropdown/product-dropdown.tsx';
import type { BlockProps } from '../block-module.ts';
import type { ProductSelectorCarouselAttributes } from './codec.ts';
import styles from './product-selector-carousel.module.css';

/**
 * The product categories in a slider, the one of the page that is read marked; on phones with a dropdown above it
 * (specification, section 2).
 */
export const Block = ({
  attributes: {
    data: { title, items, hide_dropdown },
  },
  page,
}: BlockProps<ProductSelectorCarouselAttributes>) => {
  const { language } = page;
  const products = shownProducts(items, page);
  const dropdown = hide_dropdown ? null : shownDropdown(products, page);
  return (
    <div className={styles.block}>
      {dropdown !== null && (
        <div className={styles.dropdown}>
          <ProductDropdown dropdown={dropdown} language={language} />
        </div>
      )}
      <Slider
        name={title ?? productTextsIn(language).title}
        heading="h2"
        texts={{ ...sliderTexts(language), ...productTextsIn(language).slider }}
        devices={DEFAULT_SLIDER}
        isReadable
        slides={products.map((product, i) => ({
          key: String(i),
          content: <ProductCard product={product} language={language} />,
        }))}
      />
    </div>
  );
};
