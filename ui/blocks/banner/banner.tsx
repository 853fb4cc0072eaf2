import { Band } from '../../components/band/band.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import type { BlockProps } from '../block-module.ts';
import styles from './banner.module.css';
import type { BannerAttributes } from './codec.ts';

/** A few words from edge to edge of the page, on a color or before a picture. */
export const Block = ({ attributes: { data } }: BlockProps<BannerAttributes>) => {
  const { title, heading_tag: Heading, description, button_url, button_text } = data;
  return (
    <Band surface={data.background_color ?? 'mist'} image={data.background_image?.src}>
      <div className={`${styles.words} ${styles[data.text_alignment]}`}>
        <Heading>{title}</Heading>
        {description !== null && <RichText className={styles.lead} html={description} />}
        {button_url !== null && button_text !== null && (
          <div className={styles.action}>
            <AskLink href={button_url}>{button_text}</AskLink>
          </div>
        )}
      </div>
    </Band>
  );
};
