import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import { siteMenuIn } from '../../../application/visitor/read-page/site-menu-texts.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import { unavailableTexts } from '../../../application/visitor/read-page/missing-page-texts.ts';
import type { Services } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import technicalIssue from '../../theme/illustrations/technical-issue.svg';
import styles from '../not-found/not-found-page.module.css';

const { findADealer } = siteMenuIn('en');

/** Shown when the content source is down and the page isn't cached. It still links to the dealer search. */
export const Page = () => (
  <div className={styles.page}>
    <div className={styles.words}>
      <h1>{unavailableTexts.heading}</h1>
      <p>{unavailableTexts.lead}</p>
      <div className={styles.actions}>
        <ButtonLink href={findADealer.href}>{findADealer.text}</ButtonLink>
      </div>
    </div>
    <img className={styles.drawing} src={technicalIssue} alt="" width="480" height="360" />
  </div>
);

export const head = ({ site: { brandName } }: Services): PageHead => ({
  title: pageTitle(unavailableTexts.heading, brandName),
  description: unavailableTexts.lead,
  canonicalPath: null,
  isListed: false,
  structuredData: [],
});
