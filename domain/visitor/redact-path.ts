/** A part of a path that may be somebody's e-mail address. */
const MAY_BE_ADDRESS = /[^/]*(?:@|%40)[^/]*/g;

/** A path as it may be told to whoever counts pages: anybody may type anything there, an e-mail address too. */
export const redactPath = (path: string): string => path.replace(MAY_BE_ADDRESS, '…');
