import { Icon } from '../../components/icon/icon.tsx';
import { WarrantyAction } from './warranty-action.tsx';
import styles from './warranty.module.css';
import type { WarrantyProps } from './view.ts';

/** The registered and the base warranty side by side, then `Register new product` and `Look up an existing warranty`. */
export const Block = ({
  title,
  titleTag: Title,
  termTag: Term,
  registrationUrl,
  lookUpUrl,
  texts,
}: WarrantyProps) => (
  <div className={styles.warranty}>
    {title !== null && <Title>{title}</Title>}
    <div className={styles.terms}>
      {texts.terms.map(({ name, legalName, length, note, when, covers }, i) => (
        <div key={name} className={styles.term} data-first={i === 0}>
          <Term>{name}</Term>
          {legalName !== undefined && (
            <p>
              {texts.inDocument} <span lang="en">{legalName}</span>
            </p>
          )}
          <p className={styles.length}>
            <strong>{length}</strong> {note}
          </p>
          <p>{when}</p>
          <ul>
            {covers.map((line, row) => (
              <li key={line}>
                <Icon name={row === 0 ? 'check' : 'info'} size={20} />
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    <div className={styles.actions} data-unprinted="">
      {registrationUrl !== null && <WarrantyAction kind="register" href={registrationUrl} texts={texts} />}
      {lookUpUrl !== null && <WarrantyAction kind="lookUp" href={lookUpUrl} texts={texts} />}
    </div>
  </div>
);
