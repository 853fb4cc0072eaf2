/** The parts of `package-lock.json` that are read. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  /** Whether it is a folder of this project. */
  readonly link?: boolean;
  /** Whether it is bundled with the package that needs it. */
  readonly inBundle?: boolean;
}

/** The lock file's entries without an integrity, or with a download address: another registry may deliver something else. */
export const lockFaults = ({ packages }: LockFile): ReadonlyArray<string> =>
  Object.entries(packages).flatMap(([path, { integrity, resolved, link, inBundle }]) => {
    if (path === '' || link === true) return [];
    if (resolved !== undefined) return [`${path} names an address`];
    return integrity?.startsWith('sha512-') === true || inBundle === true ? [] : [`${path} has no integrity`];
  });
