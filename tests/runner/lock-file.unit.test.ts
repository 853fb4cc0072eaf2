import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

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

/** What npm downloads: neither the project itself, nor links, nor what comes inside another package. */
const downloaded = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path !== '' && link !== true && inBundle !== true,
);

/** They name their license in a file of their own, not in their description. */
const MIT_BY_FILE = ['node_modules/png-js'];

/** They ask no more of a product than to name them. */
const PERMISSIVE = /^(?:MIT|MIT-0|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0)$/;

describe('The lock file', () => {
  it('knows the content of every package', () => {
    const unproven = downloaded.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(downloaded.length).toBeGreaterThan(100);
    expect(unproven.map(([path]) => path)).toEqual([]);
  });

  it('names no address to download from', () =>
    expect(downloaded.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]));

  it('lets nothing into production whose license binds the product', () => {
    const binding = downloaded.filter(
      ([path, { dev, license = '' }]) =>
        dev !== true && !PERMISSIVE.test(license) && !MIT_BY_FILE.includes(path),
    );
    expect(binding.map(([path, { license }]) => [path, license])).toEqual([]);
  });

  it.each(MIT_BY_FILE)('finds the license of %s in its file', (path) =>
    expect(readFileSync(`${path}/LICENSE`, 'utf8')).toMatch(/^MIT License/),
  );
});
