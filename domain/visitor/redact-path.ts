/** A path segment that may be an email address. */
const MAY_BE_ADDRESS = /[^/]*(@|%40)[^/]*/g;

/** The path for analytics, with possible email addresses removed: a visitor may type anything into a path. */
export const redactPath = (path: string): string => path.replace(MAY_BE_ADDRESS, '…');
