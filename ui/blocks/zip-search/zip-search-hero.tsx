import { useServices } from '../../bindings/services.ts';
import { HeroWords } from '../../components/hero/hero-words.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { EmergencyNote } from './emergency-note.tsx';
import { HouseArt } from './house-art.tsx';
import { zipSearchTexts } from './texts.ts';
import type { ZipSearchHeroProps } from './view.ts';
import { ZipBox } from './zip-box.tsx';
import styles from './zip-search-hero.module.css';

/** The headline and the zip box, next to a house under the season's sky (design language, section 6). */
export const ZipSearchHero = ({
  eyebrow,
  heading,
  headingTag,
  description,
  offersPosition,
  texts,
  leadsElsewhere,
  phone,
}: ZipSearchHeroProps) => {
  const { site } = useServices();
  return (
    <Hero surface="home" season={site.season} art={<HouseArt season={site.season} />}>
      <HeroWords eyebrow={eyebrow} heading={heading} tag={headingTag} size="display" lead={description}>
        <div className={styles.panel} data-unprinted="">
          <ZipBox
            heading={heading}
            offersPosition={offersPosition}
            texts={texts}
            leadsElsewhere={leadsElsewhere}
          />
        </div>
        {phone !== null && (
          <a className={styles.phone} href={phone.address}>
            <Icon name="phone" size={20} />
            <span>
              {zipSearchTexts.callInstead} <span className={styles.number}>{phone.text}</span>
            </span>
          </a>
        )}
        <EmergencyNote className={styles.emergency} />
      </HeroWords>
    </Hero>
  );
};
