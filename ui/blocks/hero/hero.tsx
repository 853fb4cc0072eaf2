import { useServices } from '../../bindings/services.ts';
import { BackdropPicture } from '../../components/hero/backdrop-picture.tsx';
import { HeroActions, HeroWords } from '../../components/hero/hero-words.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import type { BlockProps } from '../block-module.ts';
import type { HeroAttributes } from './codec.ts';
import styles from './hero.module.css';

/** The head of a page: on a surface with an object at its side, or before a picture (specification, section 1: hero banner). */
export const Block = ({
  attributes: { data },
  isFirst,
}: BlockProps<HeroAttributes> & { isFirst: boolean }) => {
  const { site } = useServices();
  const { image, background_image_large: large, background_image_small: small } = data;
  const hasBackdrop = large !== null || small !== null;
  const ways = [
    { text: data.button_text, url: data.button_url, look: 'primary' },
    { text: data.second_button_text, url: data.second_button_url, look: 'secondary' },
  ] as const;
  const links = ways.flatMap(({ text, url, look }) =>
    text === null || url === null
      ? []
      : [
          <AskLink key={look} href={url} look={look}>
            {text}
          </AskLink>,
        ],
  );
  return (
    <Hero
      surface={data.background_color ?? 'paper'}
      season={site.season}
      align={data.text_alignment}
      {...(image !== null &&
        !hasBackdrop && { art: <Picture media={image} className={styles.art} isFirst={isFirst} /> })}
      {...(hasBackdrop && { backdrop: <BackdropPicture large={large} small={small} isFirst={isFirst} /> })}
    >
      <HeroWords heading={data.heading} tag={data.heading_tag} lead={data.sub_heading}>
        {data.text !== null && <RichText html={data.text} />}
        {links.length > 0 && <HeroActions>{links}</HeroActions>}
      </HeroWords>
    </Hero>
  );
};
