import { statSync } from 'node:fs';

/** Which files a database has open: the device and the number of each. */
export interface SqliteIdentity {
  readonly file: string | null;
  readonly log: string | null;
}

/** The database's file, or its log, is not the one that was opened: what is written there is lost. */
class FileReplaced extends Error {
  readonly code = 'ERR_DATABASE_FILE_REPLACED';
  readonly errstr = 'the database file was removed or replaced';
}

/** The files that are at a database's path now. */
export const identityAt = (file: string): SqliteIdentity => ({
  file: identityOf(file),
  log: identityOf(`${file}-wal`),
});

/** Throws unless the files at a path are those that were opened. */
export const checkIdentity = (file: string, opened: SqliteIdentity): void => {
  const now = identityAt(file);
  if (now.file === null || now.file !== opened.file || now.log !== opened.log) throw new FileReplaced();
};

const identityOf = (path: string): string | null => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
};
