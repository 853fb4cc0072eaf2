/** A picture or video (specification, section 3: media item). */
export interface Media {
  /** Always `https`, or an address on this site. */
  readonly src: string;
  /** The alternative text; empty when the picture is decorative. */
  readonly alt: string;
  /** In pixels; null when unknown. */
  readonly width: number | null;
  readonly height: number | null;
  /** The same picture in several widths, in the syntax of `srcset`. Absent when there is only one. */
  readonly srcset?: string;
}

/** A picture with the widths that its saved html names. */
export const inWidths = (media: Media, srcset: string | null): Media =>
  srcset === null ? media : { ...media, srcset };
