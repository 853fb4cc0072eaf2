import type { Media } from '../../../domain/content/blocks/media.ts';
import type { ProductFamily } from '../../../domain/content/product-categories.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './product-card.module.css';

export interface Product {
  readonly text: string;
  readonly details: string | null;
  /** At most three benefit words. */
  readonly words: ReadonlyArray<string>;
  /** A decorative image. */
  readonly image: Media | null;
  /** Decides the tint behind the image (design language, section 5). */
  readonly family: ProductFamily;
  /** Null if its page doesn't exist. */
  readonly href: string | null;
  /** Whether its page is the current one. */
  readonly isCurrent: boolean;
}

/** The default size of a product picture, in pixels (specification, section 9). */
const FULL_SIZE = 600;

/**
 * A product with its image on the tint of its family, and its benefit words (design language, section 5). A click anywhere on the
 * card goes to its page, if that exists. The product of the current page is marked.
 */
export const ProductCard = ({
  product: { text, details, words, image, family, href, isCurrent },
  youAreHere,
}: {
  product: Product;
  /** The mark for the product of the current page. */
  youAreHere: string;
}) => (
  <div
    className={styles.card}
    data-surface="white"
    data-family={family}
    data-current={isCurrent ? '' : undefined}
  >
    {image !== null && (
      <Picture
        media={{ ...image, width: image.width ?? FULL_SIZE, height: image.height ?? FULL_SIZE }}
        room="third"
        className={styles.image}
      />
    )}
    <div className={styles.body}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          {href === null ? (
            text
          ) : (
            <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
              {!isCurrent && <Icon name="arrow-right" />}
            </a>
          )}
        </h3>
        {isCurrent && <p className={styles.here}>{youAreHere}</p>}
      </div>
      {details !== null && <p className={styles.details}>{details}</p>}
      {words.length > 0 && (
        <ul className={styles.words}>
          {words.map((word, i) => (
            <li key={i}>{word}</li>
          ))}
        </ul>
      )}
    </div>
  </div>
);
