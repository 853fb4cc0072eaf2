declare module 'subset-font' {
  /** Subsets a font to the characters of a text, with the given axes. */
  const subsetFont: (
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
      noHinting?: boolean;
      keepFeatures?: ReadonlyArray<string>;
    },
  ) => Promise<Uint8Array>;
  export default subsetFont;
}
