import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = 'dist/server';
const IMPORTED = /(?:from|import)\s*"(\.[^"]+\.js)"/g;

const build = (): void => {
  const { status, stderr } = spawnSync(process.execPath, ['infrastructure/cli/build.ts'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
};

/** A file of the server's build and all that it loads. */
const loadedBy = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    loadedBy(join(file, '..', path), seen);
  }
  return seen;
};

test('The server is a handful of files, not one for each module', () => {
  build();
  expect(readdirSync(join(SERVER, 'assets')).length).toBeLessThan(10);
  expect([...loadedBy(join(SERVER, 'run-server.js'))].some((file) => /\/site-/.test(file))).toBe(true);
});

test('The thread that writes the database loads nothing of the site', () => {
  build();
  const loaded = loadedBy(join(SERVER, 'sqlite-writer-thread.js'));
  expect([...loaded].filter((file) => /\/(?:site|services)-/.test(file))).toEqual([]);
});
