import { DEFAULT_SLIDER } from '../../components/slider/slider-options.ts';
import { Slider } from '../../components/slider/slider.tsx';
import { ProductCard } from '../../products/product-card/product-card.tsx';
import { ProductDropdown } from '../../products/product-dropdown/product-dropdown.tsx';
import styles from './product-selector-carousel.module.css';
import { productSliderTexts } from './texts.ts';
import type { ProductSelectorCarouselProps } from './view.ts';

/** Products in a slider; on phones with a dropdown above them. Not printed: a printed page is about its own product. */
export const Block = ({ title, language, youAreHere, products, dropdown }: ProductSelectorCarouselProps) => (
  <div data-unprinted="">
    <Slider
      name={title}
      heading="h2"
      texts={productSliderTexts(language)}
      devices={DEFAULT_SLIDER}
      isReadable
      head={() =>
        dropdown !== null && (
          <div className={styles.dropdown}>
            <ProductDropdown {...dropdown} />
          </div>
        )
      }
      slides={products.map((product, i) => ({
        key: String(i),
        content: <ProductCard product={product} youAreHere={youAreHere} />,
      }))}
    />
  </div>
);
