declare module 'subset-font' {
  /** Cuts a font down to the characters of a text; sizes and weights as given. */
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
