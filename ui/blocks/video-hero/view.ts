import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import type { HeroHeights } from '../../components/hero/hero.tsx';
import type { VideoSizes } from '../../components/loop-video/video-sizes.ts';
import {
  backdropOf,
  buttonOf,
  headlineOf,
  isTitle,
  type HeroBackdrop,
  type HeroButton,
  type HeroHeadline,
} from '../heroes.ts';
import type { VideoHeroAttributes } from './codec.ts';
import { heroHeights } from './hero-heights.ts';
import { videoTexts } from './texts.ts';

export interface VideoHeroProps {
  readonly headline: HeroHeadline;
  readonly button: HeroButton | null;
  readonly align: VideoHeroAttributes['data']['text_alignment'];
  readonly heights: HeroHeights;
  /** Null: only the poster is shown. */
  readonly video: {
    readonly sizes: VideoSizes;
    /** The texts of the play button. */
    readonly texts: { readonly play: string; readonly pause: string };
  } | null;
  /** Shown before the video or instead of it; the small version is for phones. */
  readonly poster: HeroBackdrop | null;
  /** The color of the wave at the lower edge; null: a straight edge. */
  readonly wave: Surface | null;
  /** Whether the block has the page's main heading, so that its poster is in the first window. */
  readonly isFirst: boolean;
}

type Data = VideoHeroAttributes['data'];

/** Text over a muted background video that plays in a loop (specification, section 3: video hero). */
export const view = ({ data }: VideoHeroAttributes, { page }: ViewContext): VideoHeroProps => {
  const sizes = videoSizesOf(data);
  return {
    headline: headlineOf(data),
    button: buttonOf(data.button_text, data.button_url),
    align: data.text_alignment,
    heights: heroHeights({
      small: data.height_small,
      medium: data.height_medium,
      large: data.height_large,
    }),
    video: sizes && { sizes, texts: videoTexts(page.language) },
    poster: backdropOf(data.poster_image, data.mobile_image),
    wave: data.enable_wave ? (data.wave_color ?? 'paper') : null,
    isFirst: isTitle({ data }),
  };
};

const videoSizesOf = ({ video_large, video_medium, video_small }: Data): VideoSizes | null =>
  video_large === null && video_medium === null && video_small === null
    ? null
    : {
        large: video_large?.src ?? null,
        medium: video_medium?.src ?? null,
        small: video_small?.src ?? null,
      };
