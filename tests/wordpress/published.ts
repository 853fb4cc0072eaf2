/** A page or an article as an editor publishes it; missing fields are empty. */
export interface Published {
  readonly path: string;
  readonly title?: string;
  /** The tree of blocks, or its markup verbatim; null: a plugin removes the content from the API. */
  readonly blocks?: ReadonlyArray<object> | string | null;
  /** WordPress's rendered html of the blocks; by default, their own text. */
  readonly shown?: string;
  readonly seo?: {
    readonly title?: string;
    readonly metaDesc?: string;
    readonly readingTime?: number;
  } | null;
  readonly isListed?: boolean;
  /** The address of the picture. */
  readonly image?: string;
  /** An article has a date, and may have an excerpt and a category. */
  readonly article?: {
    readonly date: string;
    readonly excerpt?: string;
    /** The rendered html. */
    readonly content?: string;
    readonly category?: { readonly name: string; readonly uri: string };
  };
  /** Published if missing. */
  readonly status?: 'draft' | 'private';
  /** The password that visitors need to read it. */
  readonly password?: string;
  /** The address as WordPress writes it, if it differs from the path. */
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
  /** The smaller files: their addresses and dimensions. */
  readonly files?: ReadonlyArray<readonly [string, number, number]>;
}
