import { describe, expect, test } from '@jest/globals';
import { isTag, type ChildNode, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { heroArt } from '../../../infrastructure/cli/hero-art.ts';
import { isScene, SCENE_PATHS } from '../../../infrastructure/drawings/scene-paths.ts';
import { scene } from '../../../infrastructure/drawings/scenes.ts';

const ART = heroArt(process.cwd());
const MAX_BYTES = 20_000;

const elementsIn = (nodes: ReadonlyArray<ChildNode>): ReadonlyArray<Element> =>
  nodes.filter(isTag).flatMap((element) => [element, ...elementsIn(element.children)]);

const elementsOf = (svg: string): ReadonlyArray<Element> =>
  elementsIn(parseDocument(svg, { xmlMode: true }).children);

describe.each(SCENE_PATHS)('the drawing %s', (path) => {
  const svg = scene(path, ART);
  const elements = elementsOf(svg);

  test('has its dimensions, less than 20 kB and no broken number', () => {
    const [width, height] = path.includes('house-') ? [1200, 675] : [720, 480];

    expect(svg).toMatch(
      new RegExp(`^<svg [^>]*width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`),
    );
    expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('defines each gradient, clip and part that it refers to, once', () => {
    const ids = elements.flatMap(({ attribs: { id } }) => (id === undefined ? [] : [id]));
    const referred = new Set(
      [...svg.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)].map(([, paint, part]) => paint ?? part),
    );

    expect(new Set(ids).size).toBe(ids.length);
    expect([...referred].filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });
});

const house = (season: 'spring' | 'summer' | 'winter'): string => scene(`/drawings/house-${season}.svg`, ART);

test("The houses of the seasons have the walls of the home page's house", () => {
  const walls = elementsOf(ART.house).flatMap(({ attribs: { d } }) => (d === undefined ? [] : [d]));

  expect(walls.length).toBeGreaterThan(100);
  for (const season of ['spring', 'summer', 'winter'] as const)
    expect(walls.filter((d) => !house(season).includes(d))).toEqual([]);
});

test('The lawn of the home page’s house is green in summer and white in winter', () => {
  const lawn = ['#1d4a4a', '#2d6159'];

  expect(lawn.filter((color) => house('summer').includes(`"${color}"`))).toEqual(lawn);
  expect(lawn.filter((color) => house('winter').includes(`"${color}"`))).toEqual([]);
});

test('The texts of the refrigeration loop are legible on a phone of 375 px', () => {
  const svg = scene('/drawings/systems/refrigeration-loop.svg', ART);
  const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => (Number(size) * 343) / 720);

  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test('Only the paths of generated drawings are scenes', () => {
  expect(SCENE_PATHS.filter(isScene)).toEqual([...SCENE_PATHS]);
  expect(isScene('/drawings/systems/split-system.svg')).toBe(false);
});
