/** The name of a form that may be on a page several times: what it is for, then the heading above it. */
export const formName = (purpose: string, heading: string | null): string =>
  heading === null ? purpose : `${purpose}: ${heading}`;
