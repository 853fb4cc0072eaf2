import type { RatedDealer } from '../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Stars } from '../../components/stars/stars.tsx';
import styles from './local-dealers.module.css';
import type { LocalDealersProps } from './view.ts';

/** How many dealers serve the visitor's area and its best rated; until it is known, what the editor wrote in their places. */
export const Block = ({ title, description, link, points }: LocalDealersProps) => {
  const view = useObservable(useServices().showLocalDealers.view$);
  const isKnown = view.kind === 'known';
  const heading = isKnown ? view.heading : title;
  const shownLink = isKnown ? view.all : link;
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {heading !== null && <h2 className={styles.title}>{heading}</h2>}
          {description !== null && <p>{description}</p>}
          {shownLink !== null && (
            <a className={styles.all} href={shownLink.address}>
              {shownLink.text}
              <Icon name="arrow-right" />
            </a>
          )}
        </div>
        <ul className={styles.cards}>
          {isKnown &&
            view.rated.map((dealer, i) => <Rated key={i} {...dealer} address={view.ratedAddress} />)}
          {points.slice(isKnown ? view.rated.length : 0).map((point, i) => (
            <li key={i} className={styles.card}>
              {point.title !== null && <h3>{point.title}</h3>}
              {point.text !== null && <p>{point.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

const Rated = ({ name, town, rating, address }: RatedDealer & { readonly address: string }) => (
  <li className={styles.card}>
    <h3>
      <a className={styles.name} href={address}>
        {name}
      </a>
    </h3>
    {rating !== null && (
      <p className={styles.rating} data-rating="">
        <Stars stars={rating.stars} label={rating.label} />
        {rating.text}
      </p>
    )}
    {town !== null && <p>{town}</p>}
  </li>
);
