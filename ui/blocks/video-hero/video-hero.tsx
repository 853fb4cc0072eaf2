import { useServices } from '../../bindings/services.ts';
import { BackdropPicture } from '../../components/hero/backdrop-picture.tsx';
import { HeroActions, HeroWords } from '../../components/hero/hero-words.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { LoopFilm } from '../../components/loop-film/loop-film.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import type { VideoHeroProps } from './view.ts';
import { Wave } from './wave.tsx';

/** Words before a film without sound, which plays over and over. */
export const Block = ({ headline, button, align, heights, film, poster, wave, isFirst }: VideoHeroProps) => {
  const { site } = useServices();
  const picture = poster !== null && <BackdropPicture {...poster} isFirst={isFirst} />;
  return (
    <Hero
      surface="ink"
      season={site.season}
      align={align}
      heights={heights}
      backdrop={
        <>
          {film === null ? picture : <LoopFilm films={film.sizes} texts={film.texts} poster={picture} />}
          {wave !== null && <Wave surface={wave} />}
        </>
      }
    >
      <HeroWords {...headline}>
        {button !== null && (
          <HeroActions>
            <AskLink href={button.href}>{button.text}</AskLink>
          </HeroActions>
        )}
      </HeroWords>
    </Hero>
  );
};
