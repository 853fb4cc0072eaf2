import type { Season } from '../../../domain/brand/season.ts';
import heroRibbon from '../../theme/illustrations/hero-ribbon.svg';
import homeHero from '../../theme/illustrations/home-hero.svg';
import skyFall from '../../theme/illustrations/sky-fall.svg';
import skySpring from '../../theme/illustrations/sky-spring.svg';
import skySummer from '../../theme/illustrations/sky-summer.svg';
import skyWinter from '../../theme/illustrations/sky-winter.svg';
import styles from './house-art.module.css';
import { zipSearchTexts } from './texts.ts';

const SKIES = { winter: skyWinter, spring: skySpring, summer: skySummer, fall: skyFall } as const;

/** A cutaway house under the season's sky, with the ribbon of air sweeping in from the left behind it (design language, section 6). */
export const HouseArt = ({ season }: { season: Season }) => (
  <div className={styles.drawing}>
    <img src={SKIES[season]} alt="" width="640" height="480" />
    <img className={styles.ribbon} src={heroRibbon} alt="" width="1640" height="480" />
    <img src={homeHero} alt={zipSearchTexts.drawing} width="640" height="480" />
  </div>
);
