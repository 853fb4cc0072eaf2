import { RichText } from '../../components/rich-text/rich-text.tsx';
import { sourcesOf } from '../../components/picture/picture-sources.ts';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import styles from './tabs-to-slider.module.css';
import type { Tab } from './view.ts';

/** The panel of a tab. Under tabs, panels that are not chosen are also hidden from screen readers. */
export const TabPanel = ({
  tab: { tab_title, tab_details, button_link, image, image_mobile },
  id,
  tabId,
  isCurrent,
}: {
  tab: Tab;
  id: string;
  /** The id of the panel's tab; null: the panel is a slide. */
  tabId: string | null;
  isCurrent: boolean;
}) => {
  const shown = image ?? image_mobile;
  const isTab = tabId !== null;
  return (
    <div
      id={id}
      className={styles.panel}
      data-surface="white"
      role={isTab ? 'tabpanel' : undefined}
      aria-labelledby={tabId ?? undefined}
      inert={isTab && !isCurrent}
    >
      {shown !== null && (
        <picture>
          {image_mobile !== null && (
            <source
              media="(width < 769px)"
              srcSet={image_mobile.srcset ?? image_mobile.src}
              sizes={image_mobile.srcset && '100vw'}
            />
          )}
          <img
            className={styles.picture}
            {...sourcesOf(shown.srcset, 'half')}
            src={shown.src}
            alt={shown.alt}
            width={shown.width ?? undefined}
            height={shown.height ?? undefined}
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
      <div className={styles.words}>
        <h3>{tab_title}</h3>
        {tab_details !== null && <RichText html={tab_details} />}
        {button_link !== null && (
          <div className={styles.action}>
            <AskLink href={button_link.url} variant="secondary">
              {button_link.title}
            </AskLink>
          </div>
        )}
      </div>
    </div>
  );
};
