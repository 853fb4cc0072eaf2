/**
 * Bounds that end what hangs, in milliseconds. No machine that works is slow enough to reach them; what a test proves is
 * never that something is done within one of them.
 */

/** A test, a step, or the start of a site. */
export const ENDED_AFTER_MS = 5 * 60_000;

/** What a test waits for in a page or a process, and how long it lets a well-behaved provider take to answer. */
export const PATIENCE_MS = 3 * 60_000;
