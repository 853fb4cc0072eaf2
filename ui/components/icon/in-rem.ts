/** A length that grows with the text: `pixels` at the browser's usual text size. */
export const inRem = (pixels: number): string => `${pixels / 16}rem`;
