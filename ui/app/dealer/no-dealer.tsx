import { homeIn } from '../../../application/visitor/read-page/language-texts.ts';
import type { ShowDealerView } from '../../../application/visitor/show-dealer/show-dealer-view.ts';
import { OurNumber } from '../../bindings/our-number.tsx';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { ZipSearch } from '../../dealers/zip-search/zip-search.tsx';
import pageNotFound from '../../theme/illustrations/page-not-found.svg';
import technicalIssue from '../../theme/illustrations/technical-issue.svg';
import styles from '../not-found/not-found-page.module.css';

type View = Extract<ShowDealerView, { kind: 'missing' | 'unavailable' }>;
type Missing = Extract<View, { kind: 'missing' }>;

/** For a dealer that doesn't exist or can't be looked up now. Offers other dealers, in the language of the page. */
export const NoDealer = ({ view }: { view: View }) => {
  const { listPath, submit } = useServices().dealerTexts;
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{view.words.heading}</h1>
        <p>{view.words.lead}</p>
        {view.kind === 'missing' ? (
          <Elsewhere words={view.words} />
        ) : (
          <div className={styles.actions}>
            <ButtonLink href={listPath}>{submit}</ButtonLink>
          </div>
        )}
      </div>
      <img
        className={styles.drawing}
        src={view.kind === 'missing' ? pageNotFound : technicalIssue}
        alt=""
        width="480"
        height="360"
      />
    </div>
  );
};

/** A dealer search, the phone number, and a link to the home page. */
const Elsewhere = ({ words }: Pick<Missing, 'words'>) => {
  const { showArea, dealerTexts: texts } = useServices();
  const { zipcode } = useObservable(showArea.view$);
  return (
    <>
      <ZipSearch action={texts.listPath} zipcode={zipcode ?? ''} texts={texts} />
      <p>
        {words.callUs} <OurNumber language={texts.language} />
      </p>
      <div className={styles.actions}>
        <ButtonLink href={homeIn(texts.language)} variant="secondary">
          {words.backHome}
        </ButtonLink>
      </div>
    </>
  );
};
