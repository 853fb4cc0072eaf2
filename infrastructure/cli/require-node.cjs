'use strict';

/** Loaded before everything else, in the plainest JavaScript: says what is missing instead of failing on what it does not know. */
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(`This needs Node ${NEEDED} or newer; here is ${process.versions.node}. See README.md.`);
  process.exit(2);
}
