import type { blockTextsIn } from '../block-texts.ts';
import { Html } from '../../components/html/html.tsx';
import type { Tab } from './codec.ts';
import styles from './tabs-background-switcher.module.css';

/** What stands under a tab: its list before its picture. */
export const TabPanel = ({
  tab: { tab_title, tab_items, image },
  texts,
}: {
  tab: Tab;
  texts: ReturnType<typeof blockTextsIn>;
}) => {
  const items = [tab_items].flat().map((item) => (typeof item === 'string' ? { item, pro: false } : item));
  return (
    <div className={styles.panel} data-has-picture={image !== null}>
      {image !== null && (
        <img
          className={styles.picture}
          src={image.src}
          alt={image.alt}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          loading="lazy"
        />
      )}
      <div className={styles.card}>
        <p className={styles.name}>{tab_title}</p>
        <ul className={styles.items}>
          {items.map(({ item, pro }, i) => (
            <li key={i} className={styles.item}>
              <Html as="span" html={item} />
              {pro && <span className={styles.pro}>{texts.pro}</span>}
            </li>
          ))}
        </ul>
        {items.some(({ pro }) => pro) && (
          <p className={styles.meaning}>
            <span className={styles.pro}>{texts.pro}</span>
            <span>{texts.proMeaning}</span>
          </p>
        )}
      </div>
    </div>
  );
};
