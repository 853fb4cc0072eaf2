import { filmTexts } from '../../../application/visitor/read-page/film-texts.ts';
import { heroFilm } from '../../../application/visitor/read-page/hero-film.ts';
import { useServices } from '../../bindings/services.ts';
import { BackdropPicture } from '../../components/hero/backdrop-picture.tsx';
import { HeroActions, HeroWords } from '../../components/hero/hero-words.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { LoopFilm } from '../../components/loop-film/loop-film.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import type { BlockProps } from '../block-module.ts';
import type { VideoHeroAttributes } from './codec.ts';
import { Wave } from './wave.tsx';

type Data = VideoHeroAttributes['data'];

/** Words before a film without sound, which plays over and over (specification, section 3: video hero). */
export const Block = ({
  attributes: { data },
  isFirst,
  page,
}: BlockProps<VideoHeroAttributes> & { isFirst: boolean }) => {
  const { site } = useServices();
  const { button_text, button_url } = data;
  return (
    <Hero
      surface="ink"
      season={site.season}
      align={data.text_alignment}
      heights={heroFilm.heroHeights({
        small: data.height_small,
        medium: data.height_medium,
        large: data.height_large,
      })}
      backdrop={
        <>
          <Backdrop data={data} isFirst={isFirst} texts={filmTexts(page.language)} />
          {data.enable_wave && <Wave surface={data.wave_color ?? 'paper'} />}
        </>
      }
    >
      <HeroWords heading={data.heading} tag={data.heading_tag} lead={data.sub_heading}>
        {button_text !== null && button_url !== null && (
          <HeroActions>
            <AskLink href={button_url}>{button_text}</AskLink>
          </HeroActions>
        )}
      </HeroWords>
    </Hero>
  );
};

const Backdrop = ({
  data,
  isFirst,
  texts,
}: {
  data: Data;
  isFirst: boolean;
  texts: ReturnType<typeof filmTexts>;
}) => {
  const films = {
    large: data.video_large?.src ?? null,
    medium: data.video_medium?.src ?? null,
    small: data.video_small?.src ?? null,
  };
  const poster = <BackdropPicture large={data.poster_image} small={data.mobile_image} isFirst={isFirst} />;
  if (films.large === null && films.medium === null && films.small === null) return poster;
  return (
    <LoopFilm
      rules={{
        filmFor: (width) => heroFilm.filmFor(width, films),
        isDue: heroFilm.isFilmDue,
        mayStartByItself: heroFilm.mayStartByItself,
      }}
      texts={texts}
      isOnPhones={films.small !== null}
      poster={poster}
    />
  );
};
