import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = 'dist/server';
const IMPORTED = /(?:from|import)\s*"(\.[^"]+\.js)"/g;

/** A file of the server's build and every file that it loads. */
const loadedBy = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    loadedBy(join(file, '..', path), seen);
  }
  return seen;
};

test('The server is a handful of files, not one per module', () => {
  expect(readdirSync(join(SERVER, 'assets')).length).toBeLessThan(10);
  expect([...loadedBy(join(SERVER, 'run-server.js'))].some((file) => /\/site-/.test(file))).toBe(true);
});

test("The thread that writes the database loads none of the site's files", () => {
  const loaded = loadedBy(join(SERVER, 'sqlite-writer-thread.js'));
  expect([...loaded].filter((file) => /\/(?:site|services)-/.test(file))).toEqual([]);
});

test('The server build is always a production build, without development code', () => {
  for (const file of loadedBy(join(SERVER, 'run-server.js'))) {
    expect(readFileSync(file, 'utf8')).not.toContain('jsxDEV');
  }
});
