import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isPermissive, MIT_BY_FILE } from './licenses.ts';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly dev?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** The packages that npm downloads: not the project itself, links or bundled packages. */
const downloaded = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path !== '' && link !== true && inBundle !== true,
);

describe('The lock file', () => {
  it("has the hash of every package's content", () => {
    const unproven = downloaded.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(downloaded.length).toBeGreaterThan(100);
    expect(unproven.map(([path]) => path)).toEqual([]);
  });

  it('has no download addresses', () =>
    expect(downloaded.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]));

  it('has no production package with a restrictive license', () => {
    const binding = downloaded.filter(
      ([path, { dev, license = '' }]) =>
        dev !== true && !isPermissive(path.slice(path.lastIndexOf('node_modules/') + 13), license),
    );
    expect(binding.map(([path, { license }]) => [path, license])).toEqual([]);
  });

  it.each(MIT_BY_FILE)('finds the license of %s in its file', (path) =>
    expect(readFileSync(`node_modules/${path}/LICENSE`, 'utf8')).toMatch(/^MIT License/),
  );
});
