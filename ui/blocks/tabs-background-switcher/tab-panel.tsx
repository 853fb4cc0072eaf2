import { Html } from '../../components/html/html.tsx';
import { sourcesOf } from '../../components/picture/picture-sources.ts';
import styles from './tabs-background-switcher.module.css';
import type { ProTexts } from './texts.ts';
import type { TabsBackgroundSwitcherProps } from './view.ts';

/** The panel of a tab: its list in front of its picture. */
export const TabPanel = ({
  tab: { title, items, image },
  texts: { pro, proMeaning },
}: {
  tab: TabsBackgroundSwitcherProps['tabs'][number];
  texts: ProTexts;
}) => (
  <div className={styles.panel} data-has-picture={image !== null}>
    {image !== null && (
      <img
        className={styles.picture}
        {...sourcesOf(image.srcset, 'backdrop')}
        src={image.src}
        alt={image.alt}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading="lazy"
      />
    )}
    <div className={styles.card}>
      <p className={styles.name}>{title}</p>
      <ul className={styles.items}>
        {items.map(({ html, isPro }, i) => (
          <li key={i} className={styles.item}>
            <Html as="span" html={html} />
            {isPro && <span className={styles.pro}>{pro}</span>}
          </li>
        ))}
      </ul>
      {items.some(({ isPro }) => isPro) && (
        <p className={styles.meaning}>
          <span className={styles.pro}>{pro}</span>
          <span>{proMeaning}</span>
        </p>
      )}
    </div>
  </div>
);
