import { useId } from 'react';
import type {
  ComparedProduct,
  ComparedProductsView,
  IncludedItem,
  ProductCell,
  ProductRow,
} from '../../../application/visitor/compare-products/compare-products-view.ts';
import { compareProductsTexts as texts } from '../../../application/visitor/compare-products/texts.ts';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { PrintButton } from '../../components/print-button/print-button.tsx';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';
import { ProductDropdown } from '../product-dropdown/product-dropdown.tsx';
import shared from '../../components/comparison-table/comparison-table.module.css';
import styles from './product-comparison.module.css';

/** Products of one type as columns and the criteria as rows (specification, section 2). */
export const ProductComparison = ({ view }: { view: ComparedProductsView }) => {
  const { types, typeLabel, products, more, rows, priceNotes, isSample } = view;
  const notes = [...(isSample ? [texts.sample] : []), ...priceNotes];
  return (
    <div className={`${shared.comparison} ${styles.comparison}`}>
      <nav className={styles.tabs} aria-label={texts.types} data-unprinted="">
        <ul>
          {types.map(({ text, href, isCurrent }) => (
            <li key={href}>
              <a className={styles.tab} href={href} aria-current={isCurrent ? 'true' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.dropdown} data-unprinted="">
        <ProductDropdown label={texts.select} title={typeLabel} links={types} />
      </div>
      <table className={`${shared.table} ${styles.table}`}>
        <caption className={shared.caption}>
          {texts.caption(typeLabel, products.length, isSample)}. {products.length > 1 && texts.differs}
        </caption>
        <thead className={`${shared.names} ${styles.names}`}>
          <tr>
            <td className={styles.corner} />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Head product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      {more.length > 0 && (
        <div className={styles.more} data-unprinted="">
          <p>{texts.add}:</p>
          <ul>
            {more.map(({ name, href }) => (
              <li key={href}>
                <a className={styles.action} href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
      <Accordion heading={texts.included} level="h2" className={styles.included}>
        <div className={styles.lists}>
          <Included title={texts.accessories} items={view.accessories} />
          <Included title={texts.services} items={view.services} />
        </div>
      </Accordion>
      <div className={styles.print} data-unprinted="">
        <PrintButton>{texts.print}</PrintButton>
      </div>
    </div>
  );
};

const Head = ({ product: { name, link, image, documents, without } }: { product: ComparedProduct }) => (
  <>
    {image !== null && (
      <img className={styles.image} src={image} alt="" width="120" height="120" decoding="async" />
    )}
    {link === null ? (
      <span>{name}</span>
    ) : (
      <a className={styles.name} href={link}>
        {name}
      </a>
    )}
    {documents.length > 0 && (
      <ul className={styles.documents} aria-label={`${texts.documents}, ${name}`}>
        {documents.map((document) => (
          <li key={document.link}>
            <a className={styles.action} href={document.link}>
              {document.title}
            </a>
          </li>
        ))}
      </ul>
    )}
    {without !== null && (
      <a className={styles.action} href={without} aria-label={`${texts.remove}, ${name}`} data-unprinted="">
        <Icon name="close" size={16} />
        {texts.remove}
      </a>
    )}
  </>
);

const Row = ({ row: { label, tooltip, differs, cells } }: { row: ProductRow }) => {
  const id = useId();
  return (
    <tr data-differs={differs ? '' : undefined}>
      <th scope="row">
        <span className={styles.label}>
          <span id={id}>{label}</span>
          {tooltip !== null && (
            <Tooltip label={texts.explain} subjectId={id}>
              {tooltip}
            </Tooltip>
          )}
        </span>
      </th>
      {cells.map((cell, i) => (
        <td key={i}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
};

const Cell = ({ cell }: { cell: ProductCell }) => {
  switch (cell.kind) {
    case 'text':
      return (
        <>
          {cell.text}
          {cell.note !== null && <span className={styles.note}> ({cell.note})</span>}
        </>
      );
    case 'missing':
      return <span className={styles.note}>{cell.text}</span>;
    case 'mark':
      return (
        <span className={cell.holds ? shared.yes : undefined}>
          {cell.holds && <Icon name="check" size={18} />}
          {cell.text}
        </span>
      );
    case 'noise':
      return (
        <>
          {cell.text}
          <Scale share={cell.share} />
        </>
      );
  }
};

const LENGTH = 100;

/** The noise scale from 40 to 80 dB(A), with the same value as the number next to it. CSS writes its ends, so that they never read as part of the number. */
const Scale = ({ share }: { share: number }) => (
  <span className={styles.scale} aria-hidden="true">
    <svg viewBox="-6 0 112 16" width="112" height="16" className={styles.line}>
      <path className={styles.track} d={`M0 8H${LENGTH}`} />
      <path className={styles.level} d={`M0 8H${share * LENGTH}`} />
      <circle className={styles.point} cx={share * LENGTH} cy="8" r="5" />
    </svg>
    <span className={styles.ends} data-from={texts.noiseFrom} data-to={texts.noiseTo} />
  </span>
);

const Included = ({ title, items }: { title: string; items: ReadonlyArray<IncludedItem> }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {items.map((item) => (
        <Item key={item.text} item={item} />
      ))}
    </ul>
  </div>
);

const Item = ({ item: { text, tooltip } }: { item: IncludedItem }) => {
  const id = useId();
  return (
    <li>
      <span id={id}>{text}</span>
      {tooltip !== null && (
        <Tooltip label={texts.explain} subjectId={id}>
          {tooltip}
        </Tooltip>
      )}
    </li>
  );
};
