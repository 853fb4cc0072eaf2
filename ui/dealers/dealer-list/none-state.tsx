import type {
  DealerCard as Card,
  FindDealersView,
  PlaceGuess,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import emptySearch from '../../theme/illustrations/empty-search.svg';
import { DealerCard, type DealerCardActions } from '../dealer-card/dealer-card.tsx';
import { DealerPhone } from '../dealer-card/dealer-phone.tsx';
import { DealerState } from '../dealer-state/dealer-state.tsx';
import { MeantEmergencies } from './meant-emergencies.tsx';
import { MeantPlaces } from './meant-places.tsx';
import { SiteSearchLink } from './site-search-link.tsx';
import { CallLine, SearchAnew, TryAgain } from './dealer-list-states.tsx';
import listStyles from './dealer-list.module.css';
import styles from './none-state.module.css';

type NoneView = Extract<FindDealersView, { kind: 'none' }>;

interface NoneStateProps {
  readonly view: NoneView;
  readonly callUs: string | undefined;
  readonly actions: DealerCardActions;
}

/** No dealers: the place that may be meant, the reason, ways to undo it, and the nearest dealers (specification, section 8). */
export const NoneState = ({ view, callUs, actions }: NoneStateProps) => {
  const { search, why } = view;
  const isFiltered = search.filters.length > 0;
  const { noneFiltered, noneAdvice, nobodyAtAll, noneHeading, noneCallUs, notLookedUp } =
    useServices().dealerTexts;
  return (
    <>
      <MeantEmergencies view={view} />
      {why.guess !== null && <Guess guess={why.guess} actions={actions} />}
      {/* The boot script doesn't store a code that no dealer serves. */}
      <div data-none={why.total === 0 ? '' : undefined}>
        <DealerState
          drawing={emptySearch}
          heading={isFiltered ? noneFiltered.heading : noneHeading(search.zipcode)}
          actions={
            why.filters.length > 0 ? undefined : (
              <>
                {why.total === null && <TryAgain view={view} />}
                <SearchAnew view={view} />
              </>
            )
          }
        >
          {why.total === null && <p>{notLookedUp}</p>}
          {why.towns.length > 0 ? (
            <Towns towns={why.towns} />
          ) : (
            <p>{isFiltered ? noneFiltered.text : noneAdvice}</p>
          )}
          <SiteSearchLink view={view} />
          {isFiltered && why.total === 0 && <p>{nobodyAtAll}</p>}
          {!isFiltered && callUs !== undefined && (
            <p>
              <PhoneText text={noneCallUs(callUs)} />
            </p>
          )}
          {callUs === undefined && !why.total && why.nearest.length === 0 && <CallLine />}
        </DealerState>
      </div>
      {why.filters.length > 0 && <Undo why={why} />}
      {why.nearest.length > 0 && <Nearest cards={why.nearest} />}
    </>
  );
};

/** The search near the place that the visitor may have meant, with its first dealers, marked as a guess (contract, section 7: did you mean). */
const Guess = ({ guess, actions }: { guess: PlaceGuess; actions: DealerCardActions }) => (
  <div className={styles.guess}>
    <MeantPlaces guess={guess} />
    {guess.cards.length > 0 && (
      <>
        <h2>{guess.heading}</h2>
        <ul className={listStyles.list}>
          {guess.cards.map((card) => (
            <li key={card.key}>
              <DealerCard card={card} actions={actions} isAligned />
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);

/** For a name typed instead of a code: links to searches near the towns with that name. */
const Towns = ({ towns }: Pick<NoneView['why'], 'towns'>) => (
  <>
    <p id="towns">{useServices().dealerTexts.towns}</p>
    <ul className={styles.towns} aria-labelledby="towns">
      {towns.map(({ text, address }) => (
        <li key={text}>
          <Link className={styles.undo} to={address}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </>
);

/** The number of dealers that each filter hides, and a link that removes the filter. */
const Undo = ({ why }: Pick<NoneView, 'why'>) => {
  const { whyName, clearFilters } = useServices().dealerTexts;
  return (
    <ul className={styles.filters} aria-label={whyName}>
      {why.filters.map(({ text, undo }) => (
        <li key={text} className={styles.filter}>
          <p>{text}</p>
          <Link className={styles.undo} to={undo.address}>
            {undo.text}
          </Link>
        </li>
      ))}
      {why.unfiltered !== null && (
        <li className={styles.filter}>
          <Link className={styles.undo} to={why.unfiltered}>
            {clearFilters}
          </Link>
        </li>
      )}
    </ul>
  );
};

const Nearest = ({ cards }: { cards: ReadonlyArray<Card> }) => (
  <div className={styles.nearest}>
    <h3 id="nearest">{useServices().dealerTexts.nearestHeading}</h3>
    <ul className={styles.nearestList} aria-labelledby="nearest">
      {cards.map((card) => (
        <li key={card.key} className={styles.dealer}>
          <strong>{card.name}</strong>
          <span className={styles.where}>
            <Icon name="pin" size={16} />
            {card.town}
            {card.distance !== null && <span data-distance="">{card.distance}</span>}
          </span>
          <DealerPhone card={card} />
        </li>
      ))}
    </ul>
  </div>
);
