import { useServices } from '../../bindings/services.ts';
import { BackdropPicture } from '../../components/hero/backdrop-picture.tsx';
import { HeroActions, HeroWords } from '../../components/hero/hero-words.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { LoopVideo } from '../../components/loop-video/loop-video.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import type { VideoHeroProps } from './view.ts';
import { Wave } from './wave.tsx';

/** Text over a muted background video that plays in a loop. */
export const Block = ({ headline, button, align, heights, video, poster, wave, isFirst }: VideoHeroProps) => {
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
          {video === null ? picture : <LoopVideo videos={video.sizes} texts={video.texts} poster={picture} />}
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
