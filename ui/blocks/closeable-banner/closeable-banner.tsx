import { useEffect } from 'react';
import { bannerId, bannerName } from '../../../application/visitor/close-banners/shown-banner.ts';
import { closeBannersTexts } from '../../../application/visitor/close-banners/texts.ts';
import { putReaderAt } from '../../bindings/reader.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Html } from '../../components/html/html.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import type { BlockProps } from '../block-module.ts';
import styles from './closeable-banner.module.css';
import type { CloseableBannerAttributes } from './codec.ts';

type Tone = CloseableBannerAttributes['data']['tone'];

const ICONS: { readonly [tone in Tone]: IconName } = {
  info: 'info',
  tip: 'tip',
  caution: 'caution',
  danger: 'alert',
};

/** A notice that hides after close, for the visit (specification, section 4). Closed on an earlier page, it is hidden before that page is painted. */
export const Block = ({ attributes: { data }, page }: BlockProps<CloseableBannerAttributes>) => {
  const { closeBanners } = useServices();
  const { closed } = useObservable(closeBanners.view$);
  useEffect(() => closeBanners.recall(), [closeBanners]);
  const { message, link_text, link_url, tone } = data;
  const id = bannerId(data);
  const close = (): void => {
    closeBanners.close(id);
    // The button is gone: the reader goes on with what follows it.
    putReaderAt('#main');
  };
  return (
    <section
      className={`${styles.banner} ${styles[tone]}`}
      aria-label={bannerName(data)}
      data-banner={id}
      hidden={closed.includes(id)}
      suppressHydrationWarning
    >
      <span className={styles.icon}>
        <Icon name={ICONS[tone]} size={24} />
      </span>
      <p className={styles.words}>
        <Html as="span" html={message} />{' '}
        {link_text !== null && link_url !== null && (
          <a className={styles.link} href={link_url}>
            {link_text}
          </a>
        )}
      </p>
      <div data-scripted="">
        <button
          type="button"
          className={styles.close}
          aria-label={closeBannersTexts(page.language).close}
          onClick={close}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
    </section>
  );
};
