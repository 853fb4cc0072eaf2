import { Picture } from '../../components/picture/picture.tsx';
import styles from './product-drawing.module.css';
import type { ProductDrawingProps } from './view.ts';

/** A labeled picture with its legend. The legend is text of the page, so that it can be enlarged and translated. */
export const Block = ({ title, titleTag: Title, image, labels, caption }: ProductDrawingProps) => (
  <>
    <Title className={styles.title}>{title}</Title>
    <figure className={styles.drawing}>
      <Picture media={image} room="content" className={styles.image} />
      <figcaption>
        <ol className={styles.labels}>
          {labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ol>
        <p>{caption}</p>
      </figcaption>
    </figure>
  </>
);
