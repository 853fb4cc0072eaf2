import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { VideoAttributes } from './codec.ts';

export interface VideoProps {
  /** Null: the file is missing; only the caption is shown. */
  readonly src: string | null;
  /** The address of the picture that is shown before the video plays. */
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
    /** A language tag such as `fr-CA`. */
    readonly language: string | null;
    readonly label: string | null;
  }>;
}

/** A video; null: neither a file nor a caption exists. */
export const view = (attributes: VideoAttributes): VideoProps | null => {
  const { src, poster, loop, loopTag, muted, mutedTag, caption, tracks } = attributes;
  if (src === null && caption === null) return null;
  return {
    src: src?.src ?? null,
    poster: poster?.src ?? null,
    width: src?.width ?? null,
    height: src?.height ?? null,
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
