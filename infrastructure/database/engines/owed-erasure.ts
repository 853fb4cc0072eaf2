import type { DatabaseSync } from 'node:sqlite';

/**
 * Which deleted rows are still in the SQLite file, as its `user_version`, which is transactional. `secure_delete` isn't enough: when SQLite
 * moves rows between pages, it leaves copies in the gaps until a vacuum. Each deletion sets the version in its own transaction, so a failed
 * erasure is made up for later.
 */
const VERSIONS = {
  /** Rows that must be erased now. Also the value of files from earlier releases. */
  now: 0,
  /** The same, while a vacuum is running. */
  beingErased: 1,
  nothing: 2,
  /** Rows that may be erased later: a start doesn't vacuum the file for them. */
  later: 3,
} as const;

/** When the rows that a transaction deletes must be erased from the files. */
export type Erasure = 'now' | 'later';

type OpenFile = Pick<DatabaseSync, 'exec' | 'prepare'>;

/** The statement that marks a transaction's deleted rows for erasure now. */
export const OWE_ERASURE = `pragma user_version = ${VERSIONS.now}`;

/** Whether a file with this `user_version` must be erased now. */
export const isErasureOwed = (version: number): boolean => version < VERSIONS.nothing;

/** Marks the open transaction's deleted rows for erasure. `now` is never lowered to `later`. */
export const noteErasure = (file: OpenFile, erasure: Erasure): void => {
  if (!isErasureOwed(versionOf(file))) setVersion(file, VERSIONS[erasure]);
};

/** Vacuums the file if rows must be erased now. If `canWait` is false, also erases rows that may wait. */
export const eraseOwed = (file: OpenFile, canWait: boolean): void => {
  const version = versionOf(file);
  if (!isErasureOwed(version) && (canWait || version === VERSIONS.nothing)) return;
  setVersion(file, VERSIONS.beingErased);
  file.exec('vacuum');
  file.exec('begin immediate');
  // Another process may have deleted rows since the vacuum.
  if (versionOf(file) === VERSIONS.beingErased) setVersion(file, VERSIONS.nothing);
  file.exec('commit');
};

const versionOf = (file: OpenFile): number => {
  const { user_version } = file.prepare('pragma user_version').get() as { readonly user_version: number };
  return user_version;
};

const setVersion = (file: OpenFile, version: number): void => file.exec(`pragma user_version = ${version}`);
