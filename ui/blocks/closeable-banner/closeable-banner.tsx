import { useEffect } from 'react';
import { focusWithoutScroll } from '../../bindings/page-effects.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Html } from '../../components/html/html.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import styles from './closeable-banner.module.css';
import type { CloseableBannerProps } from './view.ts';

const ICONS: { readonly [tone in CloseableBannerProps['tone']]: IconName } = {
  info: 'info',
  tip: 'tip',
  caution: 'caution',
  danger: 'alert',
};

/**
 * A notice that stays hidden for the rest of the visit once it is closed (specification, section 4). On the next pages it is hidden
 * before the first paint.
 */
export const Block = ({ id, name, tone, message, link, close }: CloseableBannerProps) => {
  const { closeBanners } = useServices();
  const { closed } = useObservable(closeBanners.view$);
  useEffect(() => closeBanners.recall(), [closeBanners]);
  const onClose = (): void => {
    closeBanners.close(id);
    // The button that had the focus is gone, so the main content gets it.
    focusWithoutScroll('#main');
  };
  return (
    <section
      className={`${styles.banner} ${styles[tone]}`}
      aria-label={name}
      data-banner={id}
      hidden={closed.includes(id)}
      suppressHydrationWarning
    >
      <span className={styles.icon}>
        <Icon name={ICONS[tone]} size={24} />
      </span>
      <p className={styles.words}>
        <Html as="span" html={message} />{' '}
        {link !== null && (
          <a className={styles.link} href={link.href}>
            {link.text}
          </a>
        )}
      </p>
      <div data-scripted="">
        <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
          <Icon name="close" size={24} />
        </button>
      </div>
    </section>
  );
};
