import type { SafeHtml } from '../../../domain/content/safe-html.ts';
import type { VideoAttributes } from './codec.ts';

export interface VideoProps {
  readonly src: string;
  /** The address of the picture that stands in its place before it plays. */
  readonly poster: string | null;
  /** In pixels. */
  readonly width: number | null;
  readonly height: number | null;
  readonly isLooped: boolean;
  readonly isMuted: boolean;
  readonly caption: SafeHtml | null;
  readonly tracks: ReadonlyArray<{
    readonly src: string;
    readonly kind: VideoAttributes['tracks'][number]['kind'];
    /** As in `fr-CA`. */
    readonly language: string | null;
    readonly label: string | null;
  }>;
}

/** A video of the content. */
export const view = (attributes: VideoAttributes): VideoProps => {
  const { src, poster, loop, loopTag, muted, mutedTag, caption, tracks } = attributes;
  return {
    src: src.src,
    poster: poster?.src ?? null,
    width: src.width,
    height: src.height,
    isLooped: loop || loopTag !== null,
    isMuted: muted || mutedTag !== null,
    caption,
    tracks: tracks.map((track) => ({
      src: track.src.src,
      kind: track.kind,
      language: track.srcLang,
      label: track.label,
    })),
  };
};
