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
  /** Null: its poster is alone. */
  readonly video: {
    readonly sizes: VideoSizes;
    /** What its button says. */
    readonly texts: { readonly play: string; readonly pause: string };
  } | null;
  /** Before the video, and instead of it; its small version is for phones. */
  readonly poster: HeroBackdrop | null;
  /** The color of the wave at its lower edge; null: it ends evenly. */
  readonly wave: Surface | null;
  /** Whether its poster is in view at first. */
  readonly isFirst: boolean;
}

type Data = VideoHeroAttributes['data'];

/** Words before a video without sound, which plays over and over (specification, section 3: video hero). */
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
