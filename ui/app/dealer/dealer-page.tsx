import { useId, type ReactNode } from 'react';
import type {
  DealerCard as Card,
  ListedDealer,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { REVIEWS_ID } from '../../../application/visitor/find-dealers/link-texts.ts';
import type { ShowDealerView } from '../../../application/visitor/show-dealer/show-dealer-view.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ActionButton } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { PrintButton } from '../../components/print-button/print-button.tsx';
import { AskDealer } from '../../leads/ask-dealer/ask-dealer.tsx';
import { badgeVariants } from '../../dealers/dealer-card/badge-variants.ts';
import cardStyles from '../../dealers/dealer-card/dealer-card.module.css';
import { DealerContact } from '../../dealers/dealer-card/dealer-contact.tsx';
import { DealerPhone } from '../../dealers/dealer-card/dealer-phone.tsx';
import { DealerRating } from '../../dealers/dealer-card/dealer-rating.tsx';
import { DealerReceipt } from '../../dealers/dealer-card/dealer-receipt.tsx';
import { DealerHours } from '../../dealers/dealer-hours/dealer-hours.tsx';
import { DealerCards } from '../../dealers/dealer-cards/dealer-cards.tsx';
import { PreferredMark } from '../../dealers/preferred-mark/preferred-mark.tsx';
import { directionsTo } from '../../dealers/directions.ts';
import { ZipSearch } from '../../dealers/zip-search/zip-search.tsx';
import { ReviewArticle } from '../../reviews/review-article/review-article.tsx';
import { Reviews } from '../../reviews/reviews.tsx';
import { Block as ShareBar } from '../../blocks/share-bar/share-bar.tsx';
import { sharingLinks } from '../../blocks/share-bar/sharing-links.ts';
import { SaveDealer } from '../../dealers/save-dealer/save-dealer.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import styles from './dealer-page.module.css';
import { NoDealer } from './no-dealer.tsx';

type Shown = Extract<ShowDealerView, { kind: 'shown' }>;
type Removed = Extract<ShowDealerView, { kind: 'removed' }>;

/** One dealer, and others nearby (contract, section 6). */
export const Page = () => {
  const { findDealers, showDealer } = useServices();
  const view = useObservable(showDealer.view$);
  const found = useObservable(findDealers.view$);
  const cards = found.kind === 'found' ? found.page.items : [];
  const [card, ...nearby] = cards;
  switch (view.kind) {
    case 'shown':
      return card !== undefined && <ShownDealer view={view} card={card} nearby={nearby} />;
    case 'removed':
      return <RemovedDealer view={view} cards={cards} />;
    case 'moved':
      return (
        <p className={styles.page}>
          <a href={view.path}>{view.text}</a>
        </p>
      );
    case 'unavailable':
    case 'missing':
      return <NoDealer view={view} />;
    case 'unasked':
      return null;
  }
};

const ShownDealer = ({
  view,
  card,
  nearby,
}: {
  view: Shown;
  card: ListedDealer;
  nearby: ReadonlyArray<ListedDealer>;
}) => {
  const { readReviews } = useServices();
  const nameId = useId();
  const readAll = (): void => {
    if (card.companyId !== null) void readReviews.open({ companyId: card.companyId, name: card.name });
  };
  return (
    <>
      <Breadcrumbs trail={view.trail} current={card.name} language={view.language} />
      <div className={styles.page}>
        <article
          className={styles.dealer}
          aria-labelledby={nameId}
          tabIndex={-1}
          data-dealer={card.companyId ?? undefined}
        >
          <div className={styles.about}>
            {card.isPreferred && <PreferredMark />}
            <h1 id={nameId}>{card.name}</h1>
            <p className={cardStyles.where}>
              <span>
                <Icon name="pin" size={16} />
                {view.town}
              </span>
              {card.distance !== null && <span>{card.distance}</span>}
              {view.languages.map(({ language, text }) => (
                <span key={language} lang={language}>
                  {text}
                </span>
              ))}
            </p>
            <DealerRating card={card} onReadReviews={readAll} />
          </div>
          <Contact card={card}>
            <SaveDealer dealer={view.saves} texts={view.words} language={view.language} />
          </Contact>
          <div className={styles.more}>
            {card.badges.length > 0 && <Badges card={card} heading={view.words.badges} />}
            {view.reviews.length > 0 && !card.hidesRating && (
              <LatestReviews view={view} card={card} onReadAll={readAll} />
            )}
          </div>
          {view.map !== null && (
            <img
              className={styles.map}
              src={view.map.address}
              alt={view.map.text}
              width="480"
              height="360"
              loading="lazy"
              decoding="async"
            />
          )}
        </article>
        <div className={styles.tools} data-unprinted="">
          <ShareBar heading={view.words.share} links={sharingLinks(view.share, view.language)} />
          <PrintButton>{view.words.print}</PrintButton>
        </div>
        {nearby.length > 0 && <DealerCards heading={view.nearbyHeading} cards={nearby} />}
      </div>
      <Reviews />
      <AskDealer />
    </>
  );
};

/** Opening status, phone number, contact links, and street address. */
const Contact = ({ card, children }: { card: ListedDealer; children: ReactNode }) => {
  const { directions, website } = useServices().dealerTexts;
  return (
    <div className={`${cardStyles.card} ${styles.contact}`}>
      <DealerHours hours={card.hours} isOpen />
      <DealerReceipt card={card} />
      <DealerPhone card={card} variant="button" />
      <DealerContact card={card} />
      {card.street !== null && <p className={cardStyles.street}>{card.street}</p>}
      <div className={cardStyles.more}>
        {card.street !== null && (
          <a className={cardStyles.website} href={directionsTo(card.street)} rel="noopener external">
            {directions}
          </a>
        )}
        {card.website !== null && (
          <a className={cardStyles.website} href={card.website} rel="noopener nofollow external">
            {website}
          </a>
        )}
        {children}
      </div>
    </div>
  );
};

/** Each badge with its explanation. */
const Badges = ({ card, heading }: { card: Card; heading: string }) => {
  const headingId = useId();
  return (
    <section className={styles.badges} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {badgeVariants(card.badges).map(({ key, label, explanation, icon, href }) => (
          <li key={key}>
            <Icon name={icon} size={24} />
            <div>
              <h3>{href === undefined ? label : <a href={href}>{label}</a>}</h3>
              <p>{explanation}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const LatestReviews = ({ view, card, onReadAll }: { view: Shown; card: Card; onReadAll: () => void }) => {
  return (
    <section className={styles.reviews} aria-labelledby={REVIEWS_ID} data-rating="">
      <h2 id={REVIEWS_ID}>{view.words.reviews}</h2>
      <ul>
        {view.reviews.map((review) => (
          <li key={review.key}>
            <ReviewArticle review={review} responseHeading={view.words.response} />
          </li>
        ))}
      </ul>
      {card.rating !== null && card.rating.count > view.reviews.length && (
        <ActionButton onClick={onReadAll}>{view.words.allReviews}</ActionButton>
      )}
    </section>
  );
};

/** For a dealer that was removed: the dealers nearest to its former address. */
const RemovedDealer = ({ view, cards }: { view: Removed; cards: ReadonlyArray<ListedDealer> }) => {
  const { dealerTexts: texts } = useServices();
  return (
    <>
      <Breadcrumbs trail={view.trail} current={view.words.heading} language={view.language} />
      <div className={styles.page}>
        <div className={styles.about}>
          <h1>{view.words.heading}</h1>
          <p className={styles.lead}>{view.words.lead}</p>
        </div>
        <ZipSearch action={texts.listPath} zipcode="" texts={texts} />
        {cards.length > 0 && <DealerCards heading={view.nearbyHeading} cards={cards} />}
      </div>
      <Reviews />
      <AskDealer />
    </>
  );
};
