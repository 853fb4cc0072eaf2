import { useServices } from '../../bindings/services.ts';
import { BackdropPicture } from '../../components/hero/backdrop-picture.tsx';
import { HeroActions, HeroWords } from '../../components/hero/hero-words.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import styles from './hero.module.css';
import type { HeroProps } from './view.ts';

/** The top of a page: text and buttons, with a picture next to them or behind them. */
export const Block = ({
  headline,
  text,
  button,
  secondButton,
  surface,
  align,
  image,
  backdrop,
  isFirst,
}: HeroProps) => {
  const { site } = useServices();
  return (
    <Hero
      surface={surface}
      season={site.season}
      align={align}
      {...(image !== null && {
        art: <Picture media={image} room="half" className={styles.art} isFirst={isFirst} />,
      })}
      {...(backdrop !== null && { backdrop: <BackdropPicture {...backdrop} isFirst={isFirst} /> })}
    >
      <HeroWords {...headline}>
        {text !== null && <RichText html={text} />}
        {(button !== null || secondButton !== null) && (
          <HeroActions>
            {button !== null && <AskLink href={button.href}>{button.text}</AskLink>}
            {secondButton !== null && (
              <AskLink href={secondButton.href} variant="secondary">
                {secondButton.text}
              </AskLink>
            )}
          </HeroActions>
        )}
      </HeroWords>
    </Hero>
  );
};
