import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import { descriptions, homeTexts, pageTitle } from '../../../application/visitor/read-page/texts.ts';
import { useServices, type Services } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { ZipSearch } from '../../dealers/zip-search/zip-search.tsx';
import { AskDealer } from '../../leads/ask-dealer/ask-dealer.tsx';
import { HelpCard } from '../../leads/help-card/help-card.tsx';
import { HomeForm } from '../../leads/home-form/home-form.tsx';
import { Newsletter } from '../../leads/newsletter/newsletter.tsx';
import homeHero from '../../theme/illustrations/home-hero.svg';
import skyFall from '../../theme/illustrations/sky-fall.svg';
import skySpring from '../../theme/illustrations/sky-spring.svg';
import skySummer from '../../theme/illustrations/sky-summer.svg';
import skyWinter from '../../theme/illustrations/sky-winter.svg';
import styles from './home-page.module.css';

const SKIES = { winter: skyWinter, spring: skySpring, summer: skySummer, fall: skyFall } as const;

/** The first page: one promise, and the box that fulfils it. */
export const Page = () => {
  const { site, showArea } = useServices();
  const { zipcode } = useObservable(showArea.view$);
  return (
    <>
      <section className={styles.hero} data-season={site.season} aria-labelledby="headline">
        <div className={styles.heroInner}>
          <div className={styles.words}>
            <p className={styles.eyebrow}>{homeTexts.eyebrow}</p>
            <h1 id="headline" className={styles.headline}>
              {homeTexts.headline}
            </h1>
            <p className={styles.lead}>{homeTexts.lead}</p>
            <div className={styles.panel}>
              <ZipSearch action="/find-your-dealer/" zipcode={zipcode ?? ''} />
            </div>
            <a className={styles.phone} href={site.defaultPhone.address}>
              <Icon name="phone" size={20} />
              {homeTexts.callInstead} {site.defaultPhone.text}
            </a>
          </div>
          <div className={styles.drawing}>
            <img src={SKIES[site.season]} alt="" width="640" height="480" />
            <img src={homeHero} alt={homeTexts.drawing} width="640" height="480" />
          </div>
        </div>
      </section>
      <section className={styles.steps} aria-labelledby="steps">
        <h2 id="steps">{homeTexts.stepsHeading}</h2>
        <ol className={styles.stepList}>
          {homeTexts.steps.map(({ title, text }, i) => (
            <li key={title} className={styles.step}>
              <span className={styles.numeral} aria-hidden="true">
                {i + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.band}>
        <div className={styles.inner}>
          <HomeForm action="/" />
        </div>
      </div>
      <div className={styles.inner}>
        <HelpCard />
        <Newsletter action="/" />
      </div>
      <AskDealer />
    </>
  );
};

export const usesLeads = true;

export const head = ({ site: { brandName, siteUrl, defaultPhone } }: Services): PageHead => ({
  title: pageTitle(homeTexts.eyebrow, brandName),
  description: descriptions.home(brandName),
  canonicalPath: '/',
  isListed: true,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brandName,
      url: `${siteUrl}/`,
      telephone: defaultPhone.text,
    },
  ],
});
