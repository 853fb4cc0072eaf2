import type { DatabaseSync } from 'node:sqlite';

/**
 * What is left in a SQLite file of deleted rows, as its `user_version`, which changes with the transaction that sets it.
 * `secure_delete` is not enough: where SQLite moves rows from page to page, it leaves copies in the gaps between them, until the
 * file is written anew. Whoever deletes notes it in the same transaction, so that it is made up for when that fails.
 */
const VERSIONS = {
  /** Something that is to be erased now; also of a file that an earlier release made. */
  now: 0,
  /** The same, while the file is being written anew. */
  beingErased: 1,
  nothing: 2,
  /** Something that may wait until what cannot is erased: a start does not write the file anew for it. */
  later: 3,
} as const;

/** When what a transaction deletes is to be erased from the database's files. */
export type Erasure = 'now' | 'later';

type OpenFile = Pick<DatabaseSync, 'exec' | 'prepare'>;

/** The statement that notes in a transaction that what it deletes is to be erased now. */
export const OWE_ERASURE = `pragma user_version = ${VERSIONS.now}`;

/** Whether a file of that `user_version` is still to be written anew for what cannot wait. */
export const isErasureOwed = (version: number): boolean => version < VERSIONS.nothing;

/** Notes in the open transaction when what it deletes is to be erased; what is to be erased now stays so. */
export const noteErasure = (file: OpenFile, erasure: Erasure): void => {
  if (!isErasureOwed(versionOf(file))) setVersion(file, VERSIONS[erasure]);
};

/** Writes the file anew where something is left in it that is to be erased now; without `canWait` also where it is later. */
export const eraseOwed = (file: OpenFile, canWait: boolean): void => {
  const version = versionOf(file);
  if (!isErasureOwed(version) && (canWait || version === VERSIONS.nothing)) return;
  setVersion(file, VERSIONS.beingErased);
  file.exec('vacuum');
  file.exec('begin immediate');
  // Another process may have deleted something since.
  if (versionOf(file) === VERSIONS.beingErased) setVersion(file, VERSIONS.nothing);
  file.exec('commit');
};

const versionOf = (file: OpenFile): number => {
  const { user_version } = file.prepare('pragma user_version').get() as { readonly user_version: number };
  return user_version;
};

const setVersion = (file: OpenFile, version: number): void => file.exec(`pragma user_version = ${version}`);
