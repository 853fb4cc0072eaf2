/**
 * The address of the sheet that a page's html links. It names the build, so page data must not hold it: then a page's data file is the
 * same in two builds that render the same page, and a page still starts after the next release.
 */
export const sheetOf = (root: ParentNode): string =>
  root.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? '';
