import type {
  ComparedDealer,
  ComparedView,
  ComparisonGroup,
} from '../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { DealerPhone } from '../dealer-card/dealer-phone.tsx';
import { ComparisonCell } from './comparison-cell.tsx';
import shared from '../../components/comparison-table/comparison-table.module.css';
import styles from './comparison.module.css';

/**
 * The dealers as columns and the criteria as rows (design language, section 5). On a narrow screen each row's name is above its
 * cells, so that all dealers are visible and nothing scrolls sideways.
 */
export const ComparisonTable = ({ view }: { view: ComparedView }) => {
  const { compareDealers, dealerTexts } = useServices();
  const { caption, differs, rows } = compareDealers.texts;
  const { dealers, groups, area } = view;
  return (
    <table className={`${shared.table} ${styles.table}`}>
      <caption className={shared.caption}>
        {caption(dealers.length, area)}. {dealers.length > 1 && differs}
      </caption>
      <thead className={`${shared.names} ${styles.names}`}>
        <tr>
          <td />
          {dealers.map(({ card }) => (
            <th key={card.key} scope="col">
              {card.page === null ? card.name : <a href={card.page}>{card.name}</a>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{rows.phone}</th>
          {dealers.map((dealer) => (
            <td key={dealer.card.key} className={styles.contact} data-name={dealer.card.name}>
              <DealerPhone card={dealer.card} />
              <Remove dealer={dealer} />
            </td>
          ))}
        </tr>
      </tbody>
      {groups.map((group) => (
        <Group key={group.key} group={group} dealers={dealers} />
      ))}
      <tbody data-unprinted="">
        <tr>
          <th scope="row">{rows.contact}</th>
          {dealers.map(({ card, connect }) => (
            <td key={card.key} className={styles.actions} data-name={card.name}>
              <DealerPhone card={card} variant="button" />
              <ButtonLink href={connect} variant="secondary" label={`${dealerTexts.connect}, ${card.name}`}>
                {dealerTexts.connect}
              </ButtonLink>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};

/** Removes a dealer. If that leaves nothing to compare, it links back to the list. */
const Remove = ({ dealer: { card, without } }: { dealer: ComparedDealer }) => {
  const { compareDealers, dealerTexts } = useServices();
  const text = (
    <>
      <Icon name="close" size={16} />
      {compareDealers.texts.remove}
    </>
  );
  const props = {
    className: styles.remove,
    'aria-label': dealerTexts.compareLabel(card.name, true),
    'data-unprinted': '',
  };
  return without.isHere ? (
    <Link {...props} to={without.address}>
      {text}
    </Link>
  ) : (
    <a {...props} href={without.address}>
      {text}
    </a>
  );
};

/** A group of rows. The boot script removes the group of ratings if the traffic source hides them. */
const Group = ({
  group: { key, label, rows },
  dealers,
}: {
  group: ComparisonGroup;
  dealers: ReadonlyArray<ComparedDealer>;
}) => (
  <tbody className={styles.group} data-rating={key === 'reviews' ? '' : undefined}>
    <tr className={styles.groupName}>
      <th scope="rowgroup" colSpan={dealers.length + 1}>
        {label}
      </th>
    </tr>
    {rows.map((row) => (
      <tr key={row.key} className={row.differs ? styles.differs : undefined}>
        <th scope="row">{row.label}</th>
        {dealers.map(({ card }, i) => {
          const cell = row.cells[i];
          return (
            <td key={card.key} data-name={card.name}>
              {cell && <ComparisonCell cell={cell} name={card.name} />}
            </td>
          );
        })}
      </tr>
    ))}
  </tbody>
);
