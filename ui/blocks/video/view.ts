import type { VideoAttributes } from './codec.ts';

/** A video; null: neither a file nor a caption exists. */
export const view = (attributes: VideoAttributes) => {
  const { src, poster, loop, loopTag, muted, mutedTag, caption, tracks } = attributes;
  if (src === null && caption === null) return null;
  return {
    /** Null: the file is missing; only the caption is shown. */
    src: src?.src ?? null,
    /** The address of the picture that is shown before the video plays. */
    poster: poster?.src ?? null,
    /** In pixels. */
    width: src?.width ?? null,
    height: src?.height ?? null,
    isLooped: loop || loopTag !== null,
    isMuted: muted || mutedTag !== null,
    caption,
    tracks: tracks.map((track) => ({
      src: track.src.src,
      kind: track.kind,
      /** A language tag such as `fr-CA`. */
      language: track.srcLang,
      label: track.label,
    })),
  };
};

export type VideoProps = NonNullable<ReturnType<typeof view>>;
