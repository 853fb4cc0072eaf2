import { heroTexts } from '../../../application/visitor/read-page/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { Icon } from '../../components/icon/icon.tsx';
import homeHero from '../../theme/illustrations/home-hero.svg';
import skyFall from '../../theme/illustrations/sky-fall.svg';
import skySpring from '../../theme/illustrations/sky-spring.svg';
import skySummer from '../../theme/illustrations/sky-summer.svg';
import skyWinter from '../../theme/illustrations/sky-winter.svg';
import type { ZipSearchAttributes } from './codec.ts';
import { ZipBox } from './zip-box.tsx';
import styles from './zip-search-hero.module.css';

const SKIES = { winter: skyWinter, spring: skySpring, summer: skySummer, fall: skyFall } as const;

/** One promise, and the box that fulfils it, beside a house under the season's sky (design language, section 6). */
export const ZipSearchHero = ({ data }: { data: ZipSearchAttributes['data'] }) => {
  const { site } = useServices();
  const { heading, heading_tag: Heading } = data;
  return (
    <section className={styles.hero} data-season={site.season}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {data.eyebrow !== null && <p className={styles.eyebrow}>{data.eyebrow}</p>}
          {heading !== null && <Heading className={styles.headline}>{heading}</Heading>}
          {data.description !== null && <p className={styles.lead}>{data.description}</p>}
          <div className={styles.panel}>
            <ZipBox offersPosition={data.my_location} />
          </div>
          {data.show_phone && (
            <a className={styles.phone} href={site.defaultPhone.address}>
              <Icon name="phone" size={20} />
              {heroTexts.callInstead} {site.defaultPhone.text}
            </a>
          )}
        </div>
        <div className={styles.drawing}>
          <img src={SKIES[site.season]} alt="" width="640" height="480" />
          <img src={homeHero} alt={heroTexts.drawing} width="640" height="480" />
        </div>
      </div>
    </section>
  );
};
