import { heroTexts } from '../../../application/visitor/read-page/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { HeroWords } from '../../components/hero/hero-words.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import type { ZipSearchAttributes } from './codec.ts';
import { HouseArt } from './house-art.tsx';
import { ZipBox } from './zip-box.tsx';
import styles from './zip-search-hero.module.css';

/** One promise, and the box that fulfils it, beside a house under the season's sky (design language, section 6). */
export const ZipSearchHero = ({ data }: { data: ZipSearchAttributes['data'] }) => {
  const { site } = useServices();
  return (
    <Hero surface="home" season={site.season} art={<HouseArt season={site.season} />}>
      <HeroWords
        eyebrow={data.eyebrow}
        heading={data.heading}
        tag={data.heading_tag}
        size="display"
        lead={data.description}
      >
        <div className={styles.panel}>
          <ZipBox offersPosition={data.my_location} />
        </div>
        {data.show_phone && (
          <a className={styles.phone} href={site.defaultPhone.address}>
            <Icon name="phone" size={20} />
            {heroTexts.callInstead} {site.defaultPhone.text}
          </a>
        )}
      </HeroWords>
    </Hero>
  );
};
