'use strict';

/** Loaded first, in the oldest syntax, so that an outdated Node prints a message instead of a syntax error. */
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(`This needs Node ${NEEDED} or newer; here is ${process.versions.node}. See README.md.`);
  process.exit(2);
}
