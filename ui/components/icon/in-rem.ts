/** The size of the page's text in pixels, at the browser's usual text size (`html` in the theme). */
const ROOT_SIZE = 17;

/** A length that grows with the text: `pixels` at the browser's usual text size. */
export const inRem = (pixels: number): string => `${Math.floor((pixels * 100) / ROOT_SIZE) / 100}rem`;
