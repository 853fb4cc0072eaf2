import { Icon } from '../../components/icon/icon.tsx';
import styles from './symptom-tiles.module.css';
import type { SymptomTilesProps } from './view.ts';

/** Pictures of common symptoms, each with a link to its checks. */
export const Block = ({ title, tiles, all }: SymptomTilesProps) => (
  <div className={styles.block} data-unprinted="">
    <h2>{title}</h2>
    <ul className={styles.tiles}>
      {tiles.map(({ name, system, href, drawing }) => (
        <li key={href}>
          <a className={styles.tile} href={href}>
            <img src={drawing} alt="" width={120} height={96} loading="lazy" />
            <b>{name}</b> <span>{system}</span>
          </a>
        </li>
      ))}
    </ul>
    {all !== null && (
      <a className={styles.all} href={all.href}>
        {all.text}
        <Icon name="arrow-right" />
      </a>
    )}
  </div>
);
