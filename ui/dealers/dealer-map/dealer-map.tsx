import type { FoundView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import styles from './dealer-map.module.css';

/** The dealers of a page on a map, which the browser fetches once it is near, and a list that says the same in words. */
export const DealerMap = ({
  map,
  page,
}: {
  map: NonNullable<FoundView['map']>;
  page: Pick<FoundView['page'], 'first' | 'items'>;
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
        {hasStreetMaps && (
          <p>
            {/* The street map has the address of the drawn one, as a folder. */}
            <a href={map.address.replace('.svg', '/')}>{texts.streetMap}</a>
          </p>
        )}
      </figcaption>
    </figure>
  );
};
