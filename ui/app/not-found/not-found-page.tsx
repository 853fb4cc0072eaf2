import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import {
  notFoundDescription,
  notFoundTexts,
  pageTitle,
  siteTexts,
} from '../../../application/visitor/read-page/texts.ts';
import type { Services } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import pageNotFound from '../../theme/illustrations/page-not-found.svg';
import styles from './not-found-page.module.css';

/** Where no page is: what most people look for (contract, section 4). */
export const Page = () => (
  <div className={styles.page}>
    <div className={styles.words}>
      <h1>{notFoundTexts.heading}</h1>
      <p>{notFoundTexts.lead}</p>
      <div className={styles.actions}>
        <ButtonLink href="/find-your-dealer/">{siteTexts.yourDealer}</ButtonLink>
        <ButtonLink href="/" look="secondary">
          {notFoundTexts.backHome}
        </ButtonLink>
      </div>
    </div>
    <img className={styles.drawing} src={pageNotFound} alt="" width="480" height="360" />
  </div>
);

export const head = ({ site: { brandName } }: Services): PageHead => ({
  title: pageTitle(notFoundTexts.heading, brandName),
  description: notFoundDescription(brandName),
  canonicalPath: null,
  isListed: false,
  structuredData: [],
});
