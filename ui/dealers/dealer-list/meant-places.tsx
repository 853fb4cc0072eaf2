import type { PlaceGuess } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { Link } from '../../components/link/link.tsx';
import styles from './none-state.module.css';

/** Links to the places that a visitor may have meant, the likeliest as a button (contract, section 7: did you mean). */
export const MeantPlaces = ({ guess }: { guess: PlaceGuess }) => {
  const { otherGuesses } = useServices().dealerTexts;
  return (
    <div className={styles.places}>
      <Link className={`${buttonClass('primary')} ${styles.meant}`} to={guess.address}>
        {guess.text}
      </Link>
      {guess.others.length > 0 && (
        <>
          <p id="other-guesses">{otherGuesses}</p>
          <ul className={styles.others} aria-labelledby="other-guesses">
            {guess.others.map(({ text, address }) => (
              <li key={text}>
                <Link className={styles.undo} to={address}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
