/** A picture or video of the content (specification, section 3: media item). */
export interface Media {
  /** Always `https` or an address of this site. */
  readonly src: string;
  /** The alternative text; empty: it only decorates. */
  readonly alt: string;
  /** In pixels; null: unknown. */
  readonly width: number | null;
  readonly height: number | null;
}
