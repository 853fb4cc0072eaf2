/** A page or an article as an editor publishes it; missing fields are empty. */
export interface Published {
  readonly path: string;
  readonly title?: string;
  /** The tree of blocks, or `blocksJSON` letter for letter; null: it was not made with the block editor. */
  readonly blocks?: ReadonlyArray<object> | string | null;
  /** The html that WordPress renders for them; by default, their own text. */
  readonly shown?: string;
  readonly seo?: {
    readonly title?: string;
    readonly metaDesc?: string;
    readonly readingTime?: number;
  } | null;
  readonly isListed?: boolean;
  /** The address of its picture. */
  readonly image?: string;
  /** An article has a date, and may have an excerpt and a category. */
  readonly article?: {
    readonly date: string;
    readonly excerpt?: string;
    /** Its html as it is shown. */
    readonly content?: string;
    readonly category?: { readonly name: string; readonly uri: string };
  };
  /** Published unless stated. */
  readonly status?: 'draft' | 'private';
  /** What a visitor must know to read it. */
  readonly password?: string;
  /** How WordPress writes its address, where that is not the path. */
  readonly uri?: string;
}

/** A picture in the media library. */
export interface UploadedMedia {
  readonly databaseId: number;
  readonly sourceUrl: string;
  readonly altText?: string;
  readonly title?: string;
  readonly width?: number;
  readonly height?: number;
}
