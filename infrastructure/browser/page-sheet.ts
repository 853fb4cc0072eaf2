/**
 * The URL of the style sheet in a page's html. It includes the build's name, so page data must not contain it: a data file stays identical
 * across builds that render the same page, and open pages still start after a release.
 */
export const sheetOf = (root: ParentNode): string =>
  root.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? '';
