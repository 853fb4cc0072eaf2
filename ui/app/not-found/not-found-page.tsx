import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import {
  notFoundDescription,
  notFoundTexts,
} from '../../../application/visitor/read-page/missing-page-texts.ts';
import { OurNumber } from '../../bindings/our-number.tsx';
import { useServices, type Services } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { ZipSearch } from '../../dealers/zip-search/zip-search.tsx';
import pageNotFound from '../../theme/illustrations/page-not-found.svg';
import styles from './not-found-page.module.css';

/** The not-found page: a dealer search and the phone number (contract, section 4). */
export const Page = () => {
  const { showArea } = useServices();
  const { zipcode } = useObservable(showArea.view$);
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{notFoundTexts.heading}</h1>
        <p>{notFoundTexts.lead}</p>
        <ZipSearch action="/find-your-dealer/" zipcode={zipcode ?? ''} />
        <p>
          {siteTextsIn('en').callUs}: <OurNumber />
        </p>
        <div className={styles.actions}>
          <ButtonLink href="/" variant="secondary">
            {notFoundTexts.backHome}
          </ButtonLink>
        </div>
      </div>
      <img className={styles.drawing} src={pageNotFound} alt="" width="480" height="360" />
    </div>
  );
};

export const head = ({ site: { brandName } }: Services): PageHead => ({
  title: pageTitle(notFoundTexts.heading, brandName),
  description: notFoundDescription(brandName),
  canonicalPath: null,
  isListed: false,
  structuredData: [],
});
