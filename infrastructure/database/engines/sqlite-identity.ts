import { statSync } from 'node:fs';

/** The device and inode of each file that a database has open. */
export interface SqliteIdentity {
  readonly file: string | null;
  readonly log: string | null;
}

/** The database file or its log was replaced, so anything written to it would be lost. */
class FileReplaced extends Error {
  readonly code = 'ERR_DATABASE_FILE_REPLACED';
  readonly errstr = 'the database file was removed or replaced';
}

/** The files that are at a database's path now. */
export const identityAt = (file: string): SqliteIdentity => ({
  file: identityOf(file),
  log: identityOf(`${file}-wal`),
});

/** Throws unless the files at the path are the opened ones. */
export const checkIdentity = (file: string, opened: SqliteIdentity): void => {
  const now = identityAt(file);
  if (now.file === null || now.file !== opened.file || now.log !== opened.log) throw new FileReplaced();
};

const identityOf = (path: string): string | null => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
};
