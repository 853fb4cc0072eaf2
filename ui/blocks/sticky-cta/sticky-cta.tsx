import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useHeldInView } from '../../bindings/use-held-in-view.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import type { BlockPage } from '../../../domain/content/block-view.ts';
import type { BlockProps } from '../block-module.ts';
import type { StickyCtaAttributes } from './codec.ts';
import styles from './sticky-cta.module.css';

/**
 * A call to action that is held in view while neither its place nor the end of the page is (specification, sections 4
 * and 9: sticky footer). Without scripts it stands in its place.
 */
export const Block = ({ attributes: { data }, page }: BlockProps<StickyCtaAttributes>) => {
  const { place, isFixed } = useHeldInView();
  return (
    <div ref={place}>
      <section
        className={isFixed ? `${styles.bar} ${styles.fixed}` : styles.bar}
        aria-label={data.title ?? data.button_text}
      >
        <Inside {...data} language={page.language} />
      </section>
      {/* Keeps its room, so that nothing moves. */}
      {isFixed && (
        <div className={`${styles.bar} ${styles.room}`} aria-hidden="true" inert>
          <Inside {...data} language={page.language} />
        </div>
      )}
    </div>
  );
};

const Inside = ({
  title,
  button_text,
  url,
  show_phone,
  language,
}: StickyCtaAttributes['data'] & Pick<BlockPage, 'language'>) => {
  const { text, address } = useServices().site.defaultPhone;
  return (
    <div className={styles.inside}>
      {title !== null && <p className={styles.title}>{title}</p>}
      <div className={styles.ways}>
        <AskLink href={url}>{button_text}</AskLink>
        {show_phone && (
          <ButtonLink look="secondary" href={address} label={`${siteTextsIn(language).callUs}, ${text}`}>
            <Icon name="phone" />
            {text}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
