import type { BlockProps } from '../block-module.ts';
import { ZipBox } from './zip-box.tsx';
import type { ZipSearchAttributes } from './codec.ts';
import styles from './zip-search.module.css';
import { ZipSearchHero } from './zip-search-hero.tsx';

/** The zip search: the box alone, or with it the head of a page or the first view of the first page (specification, section 2). */
export const Block = ({ attributes: { data } }: BlockProps<ZipSearchAttributes>) => {
  const { look, heading, description, heading_tag: Heading, image } = data;
  switch (look) {
    case 'hero':
      return <ZipSearchHero data={data} />;
    case 'head':
      return (
        <div className={styles.head}>
          <div className={styles.inner}>
            <div className={styles.words}>
              {heading !== null && <Heading>{heading}</Heading>}
              {description !== null && <p>{description}</p>}
              <div className={styles.box}>
                <ZipBox offersPosition={data.my_location} />
              </div>
            </div>
            {image !== null && (
              <img className={styles.drawing} src={image.src} alt={image.alt} width="480" height="360" />
            )}
          </div>
        </div>
      );
    case 'box':
      return (
        <div className={styles.alone}>
          {heading !== null && <Heading>{heading}</Heading>}
          {description !== null && <p>{description}</p>}
          <ZipBox offersPosition={data.my_location} />
        </div>
      );
  }
};
