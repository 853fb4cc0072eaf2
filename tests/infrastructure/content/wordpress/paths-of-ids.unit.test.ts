import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PathsOfIds } from '../../../../infrastructure/content/wordpress/paths-of-ids.ts';

const at = (id: number, path: string) => ({ id, path });

describe('A former path', () => {
  test('leads to where its page is now, also after further moves', () => {
    const paths = new PathsOfIds();
    for (const path of ['/a/', '/b/', '/c/']) paths.note(at(1, path));
    expect(['/a/', '/b/', '/c/', '/d/'].map((path) => paths.movedTo(path))).toEqual([
      '/c/',
      '/c/',
      null,
      null,
    ]);
  });

  test('leads to the page that had it last', () => {
    const paths = new PathsOfIds();
    for (const [id, path] of [
      [1, '/a/'],
      [1, '/b/'],
      [2, '/a/'],
      [2, '/c/'],
    ] as const)
      paths.note(at(id, path));
    expect(paths.movedTo('/a/')).toBe('/c/');
  });

  test('leads nowhere while another page has it, or while its page is not public', () => {
    const paths = new PathsOfIds();
    paths.list([at(1, '/a/')]);
    paths.list([at(1, '/b/'), at(2, '/a/')]);
    expect(paths.movedTo('/a/')).toBe(null);
    paths.list([]);
    expect(paths.movedTo('/a/')).toBe(null);
    paths.list([at(1, '/c/')]);
    expect(['/a/', '/b/'].map((path) => paths.movedTo(path))).toEqual(['/c/', '/c/']);
  });

  test('is known after a restart, the newest ten thousand of them', () => {
    const paths = new PathsOfIds();
    for (let i = 0; i <= 10_001; i++) paths.note(at(1, `/${i}/`));
    const restarted = new PathsOfIds();
    restarted.restore(paths.saved);
    expect([restarted.movedTo('/0/'), restarted.movedTo('/1/'), restarted.pathOf(1)]).toEqual([
      null,
      '/10001/',
      '/10001/',
    ]);
  });

  test('never leads in a circle, whatever editors rename', () => {
    const moves = fc.array(
      fc.record({ id: fc.integer({ min: 1, max: 4 }), path: fc.constantFrom('/a/', '/b/', '/c/', '/d/') }),
    );
    fc.assert(
      fc.property(fc.array(moves), (lists) => {
        const paths = new PathsOfIds();
        for (const list of lists) paths.list(list);
        for (const path of ['/a/', '/b/', '/c/', '/d/']) {
          const target = paths.movedTo(path);
          if (target === null) continue;
          expect(paths.has(path)).toBe(false);
          expect(paths.has(target)).toBe(true);
          expect(paths.movedTo(target)).toBe(null);
        }
      }),
    );
  });
});
