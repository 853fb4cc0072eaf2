import { useStickyFooter } from '../../bindings/use-sticky-footer.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import styles from './sticky-cta.module.css';
import type { StickyCtaProps } from './view.ts';

/** A call to action. Without a button and a phone number, the bar stays in the page instead of covering it. */
export const Block = (props: StickyCtaProps) =>
  props.button === null && props.phone === null ? (
    <section className={styles.bar}>
      <Inside {...props} />
    </section>
  ) : (
    <HeldBar {...props} />
  );

/** Fixed to the window unless the block's own place or the end of the page is in view. Without scripts, it stays in its place. */
const HeldBar = (props: StickyCtaProps) => {
  const { place, isFixed } = useStickyFooter();
  return (
    <div ref={place} className={styles.place}>
      <section
        className={isFixed ? `${styles.bar} ${styles.fixed}` : styles.bar}
        aria-label={props.title ?? props.button?.text ?? props.phone?.label}
      >
        <Inside {...props} />
      </section>
      {/* An invisible copy keeps the space in the page, so that nothing moves. */}
      {isFixed && (
        <div className={`${styles.bar} ${styles.room}`} aria-hidden="true" inert>
          <Inside {...props} />
        </div>
      )}
    </div>
  );
};

const Inside = ({ title, button, phone }: StickyCtaProps) => (
  <div className={styles.inside}>
    {title !== null && <p className={styles.title}>{title}</p>}
    <div className={styles.links}>
      {button !== null && <AskLink href={button.href}>{button.text}</AskLink>}
      {phone !== null && (
        <ButtonLink variant="secondary" href={phone.href} label={phone.label}>
          <Icon name="phone" />
          {phone.text}
        </ButtonLink>
      )}
    </div>
  </div>
);
