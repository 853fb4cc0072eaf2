/** A part of a path that may be an e-mail address. */
const MAY_BE_ADDRESS = /[^/]*(@|%40)[^/]*/g;

/** A path as page counters may receive it: it may hold anything that a visitor typed, an e-mail address too. */
export const redactPath = (path: string): string => path.replace(MAY_BE_ADDRESS, '…');
