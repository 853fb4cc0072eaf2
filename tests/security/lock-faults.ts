/** What is read of `package-lock.json`. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  /** A folder of this project. */
  readonly link?: boolean;
  /** It comes within the package that needs it. */
  readonly inBundle?: boolean;
}

/** The entries of a lock file that say not what they are, or say where they are to be had: another place may give something else. */
export const lockFaults = ({ packages }: LockFile): ReadonlyArray<string> =>
  Object.entries(packages).flatMap(([path, { integrity, resolved, link, inBundle }]) => {
    if (path === '' || link === true) return [];
    if (resolved !== undefined) return [`${path} names an address`];
    return integrity?.startsWith('sha512-') === true || inBundle === true ? [] : [`${path} has no integrity`];
  });
