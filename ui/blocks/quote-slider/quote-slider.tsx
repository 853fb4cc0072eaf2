import { Html } from '../../components/html/html.tsx';
import { Slider } from '../../components/slider/slider.tsx';
import { sliderTexts } from '../../components/slider/texts.ts';
import styles from './quote-slider.module.css';
import type { QuoteSliderProps } from './view.ts';

type Quote = QuoteSliderProps['quotes'][number];

const QuoteSlide = ({ sup_title, title, quote, author }: Quote) => (
  <figure className={author === null ? styles.slide : `${styles.slide} ${styles.said}`}>
    {(sup_title !== null || title !== null) && (
      <div>
        {sup_title !== null && <p className={styles.label}>{sup_title}</p>}
        {title !== null && <p className={styles.title}>{title}</p>}
      </div>
    )}
    {author === null ? (
      <Html as="p" className={styles.words} html={quote} />
    ) : (
      <>
        <blockquote className={styles.words}>
          <Html as="p" html={quote} />
        </blockquote>
        <figcaption className={styles.author}>{author}</figcaption>
      </>
    )}
  </figure>
);

/** Homeowners' quotes, or tips without an author and a quotation mark, in an infinite slider (specification, section 2: 470 px high). */
export const Block = ({ language, devices, quotes }: QuoteSliderProps) => {
  const texts = sliderTexts(language);
  return (
    <div className={styles.panel} data-surface="mist">
      <Slider
        name={texts.quotes}
        texts={texts}
        devices={devices}
        motion={{ wraps: true }}
        isReadable
        slides={quotes.map((quote, i) => ({ key: String(i), content: <QuoteSlide {...quote} /> }))}
      />
    </div>
  );
};
