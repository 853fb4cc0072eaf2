import { quoteSlider } from '../../../application/visitor/read-page/slider-options.ts';
import { sliderTextsIn } from '../../../application/visitor/read-page/slider-texts.ts';
import { Html } from '../../components/html/html.tsx';
import { Slider } from '../../components/slider/slider.tsx';
import type { BlockProps } from '../block-module.ts';
import type { QuoteSliderAttributes } from './codec.ts';
import styles from './quote-slider.module.css';

type Quote = QuoteSliderAttributes['data']['quotes'][number];

const QuoteSlide = ({ sup_title, title, quote, author }: Quote) => (
  <figure className={styles.quote}>
    {(sup_title !== null || title !== null) && (
      <div>
        {sup_title !== null && <p className={styles.label}>{sup_title}</p>}
        {title !== null && <p className={styles.title}>{title}</p>}
      </div>
    )}
    <blockquote className={styles.words}>
      <Html as="p" html={quote} />
    </blockquote>
    {author !== null && <figcaption className={styles.author}>{author}</figcaption>}
  </figure>
);

/** What homeowners say, one after the other, without ends (specification, section 2: 470 px high). */
export const Block = ({ attributes: { data }, page }: BlockProps<QuoteSliderAttributes>) => {
  const texts = sliderTextsIn(page.language);
  if (data.quotes.length === 0) return null;
  return (
    <div className={styles.panel} data-surface="mist">
      <Slider
        name={texts.quotes}
        texts={texts}
        devices={quoteSlider}
        motion={{ wraps: true }}
        isReadable
        slides={data.quotes.map((quote, i) => ({ key: String(i), content: <QuoteSlide {...quote} /> }))}
      />
    </div>
  );
};
