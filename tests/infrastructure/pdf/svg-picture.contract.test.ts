import { describe, expect, test } from '@jest/globals';
import { heightOfSvg, renderSvg } from '../../../infrastructure/pdf/svg-picture.ts';

type Pdf = Parameters<typeof renderSvg>[0];

/** A PDF that records its calls in order. */
const noted = () => {
  const calls: string[] = [];
  const pdf: unknown = new Proxy(
    { x: 60, y: 80 },
    {
      get: (target: Record<string | symbol, unknown>, name) => {
        if (name in target) return target[name];
        if (name === 'widthOfString') return () => 40;
        return (...values: ReadonlyArray<unknown>) => {
          calls.push(`${String(name)} ${values.map((value) => JSON.stringify(value)).join(' ')}`.trim());
          return pdf;
        };
      },
    },
  );
  return { pdf: pdf as Pdf, calls };
};

const inPicture = (content: string): string => `<svg viewBox="0 0 720 480" stroke-width="3">${content}</svg>`;

const rendered = (content: string): ReadonlyArray<string> => {
  const { pdf, calls } = noted();
  renderSvg(pdf, inPicture(content), { x: 10, y: 20, width: 360 });
  return calls;
};

describe('an SVG picture in a PDF', () => {
  test('keeps its proportions', () => expect(heightOfSvg(inPicture(''), 360)).toBe(240));

  test('has the requested position and width', () => {
    expect(rendered('').slice(0, 3)).toEqual(['save', 'translate 10 20', 'scale 0.5']);
  });

  test('has shapes with their fill, and lines with their inherited width', () => {
    expect(rendered('<path fill="#fff" stroke="#000" d="M0 0h9"/>')).toEqual(
      expect.arrayContaining(['lineWidth 3', 'path "M0 0h9"', 'fillAndStroke "#fff" "#000"']),
    );
    expect(rendered('<circle cx="1" cy="2" r="3" fill="none" stroke="#111"/>')).toEqual(
      expect.arrayContaining(['circle 1 2 3', 'stroke "#111"']),
    );
    expect(rendered('<rect x="1" y="2" width="30" height="8" rx="9" fill="#222"/>')).toEqual(
      expect.arrayContaining(['roundedRect 1 2 30 8 4', 'fill "#222"']),
    );
  });

  test('applies the transforms of groups, and restores the state after each', () => {
    const calls = rendered(
      '<g transform="translate(5 6) scale(2)"><ellipse cx="1" cy="2" rx="3" ry="4"/></g>',
    );

    expect(calls).toEqual(expect.arrayContaining(['translate 5 6', 'scale 2', 'ellipse 1 2 3 4']));
    expect(calls.filter((call) => call === 'save')).toHaveLength(
      calls.filter((call) => call === 'restore').length,
    );
  });

  test('centers text on its point', () => {
    expect(
      rendered('<text x="100" y="50" font-size="27" text-anchor="middle" fill="#333">76 dB</text>'),
    ).toContainEqual(expect.stringMatching(/^text "76 dB" 80 50 /));
  });

  test.each(['<image href="/a.png"/>', '<use href="#fan"/>', '<g transform="rotate(9)"/>'])(
    'is rejected if it has an element that a PDF would lose: %s',
    (content) => expect(() => rendered(content)).toThrow(/unsupported/),
  );

  test('is rejected without a view box', () =>
    expect(() => heightOfSvg('<svg/>', 100)).toThrow('a picture without a view box'));
});
