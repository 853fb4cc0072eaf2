import type { FoundView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import styles from './dealer-map.module.css';

/** A map of the dealers on a page, lazily loaded, and a list with the same information as text. */
export const DealerMap = ({
  map,
  page,
  offersStreets = true,
}: {
  map: NonNullable<FoundView['map']>;
  page: Pick<FoundView['page'], 'first' | 'items'>;
  /** Whether the same dealers have a street map. */
  offersStreets?: boolean;
}) => {
  const {
    site: { hasStreetMaps },
    dealerTexts: texts,
  } = useServices();
  return (
    <figure className={styles.map}>
      <img src={map.address} alt={map.text} width="480" height="360" loading="lazy" decoding="async" />
      <figcaption>
        <ol start={page.first}>
          {page.items.map(({ key, name, town, distance }) => (
            <li key={key}>
              <strong>{name}</strong> {[town, distance].filter((part) => part !== null).join(', ')}
            </li>
          ))}
        </ol>
        {hasStreetMaps && offersStreets && (
          <p>
            {/* The street map's path is the map image's without `.svg`, as a folder. */}
            <a href={map.address.replace('.svg', '/')}>{texts.streetMap}</a>
          </p>
        )}
      </figcaption>
    </figure>
  );
};
