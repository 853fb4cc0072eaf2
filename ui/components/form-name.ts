/** The name of a form that may appear several times on a page: its purpose, then the heading above it. */
export const formName = (purpose: string, heading: string | null): string =>
  heading === null ? purpose : `${purpose}: ${heading}`;
