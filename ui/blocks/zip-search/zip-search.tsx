import { useServices } from '../../bindings/services.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { RebateTeaser } from '../../rebates/rebate-teaser/rebate-teaser.tsx';
import type { ZipSearchProps } from './view.ts';
import { EmergencyNote } from './emergency-note.tsx';
import { ZipBox } from './zip-box.tsx';
import { ZipSearchHero } from './zip-search-hero.tsx';
import styles from './zip-search.module.css';

/** The zip search: only the box, or the box in the top of a page or in the home page's hero. */
export const Block = (props: ZipSearchProps) => {
  const { heading, headingTag: Heading, description, offersPosition, texts, leadsElsewhere } = props;
  const box = { heading, offersPosition, texts, leadsElsewhere };
  const { site } = useServices();
  switch (props.variant) {
    case 'hero':
      return <ZipSearchHero {...props} />;
    case 'head':
      return (
        <div className={styles.head}>
          <div className={styles.inner}>
            <div className={styles.words}>
              {heading !== null && <Heading>{heading}</Heading>}
              {description !== null && <p>{description}</p>}
              <div className={styles.box} data-unprinted="">
                <ZipBox {...box} />
              </div>
              {site.isAfterHours && texts === null && <EmergencyNote className={styles.emergency} />}
            </div>
            {props.image !== null && (
              <img
                className={styles.drawing}
                src={props.image.src}
                alt={props.image.alt}
                width="480"
                height="360"
              />
            )}
          </div>
        </div>
      );
    case 'aside':
      return (
        <div className={styles.aside} data-surface="white" data-unprinted="">
          {heading !== null && <Heading>{heading}</Heading>}
          {description !== null && <p>{description}</p>}
          <ZipBox {...box} />
          {props.phone !== null && (
            <a className={styles.phone} href={props.phone.address}>
              <Icon name="phone" size={20} /> {props.phone.text}
            </a>
          )}
        </div>
      );
    case 'box':
      return (
        <div className={styles.alone} data-unprinted="">
          <div className={styles.columns}>
            <div className={styles.about}>
              {heading !== null && <Heading>{heading}</Heading>}
              {description !== null && <p>{description}</p>}
            </div>
            <div>
              {props.leadsTo === 'rebates' ? (
                <RebateTeaser heading={heading} texts={props.rebates ?? undefined} />
              ) : (
                <ZipBox {...box} />
              )}
            </div>
          </div>
        </div>
      );
  }
};
