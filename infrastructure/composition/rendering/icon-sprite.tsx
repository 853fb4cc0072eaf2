import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWINGS, type IconName } from '../../../ui/components/icon/drawings.ts';
import { symbolId } from '../../../ui/components/icon/icon.tsx';

const known = new Map<IconName, string>();

const DRAWN = Object.entries(DRAWINGS) as ReadonlyArray<[IconName, (typeof DRAWINGS)[IconName]]>;

/** The icons that the html references, each once, in catalogue order. */
const iconsIn = (html: string): ReadonlyArray<(typeof DRAWN)[number]> => {
  const referenced = new Set(Array.from(html.matchAll(/"#([^"]+)"/g), ([, id]) => id));
  return DRAWN.filter(([name]) => referenced.has(symbolId(name)));
};

/** The icon as an SVG symbol, without the attributes that the style sheet sets for all icons. */
const symbolOf = ([name, Drawing]: (typeof DRAWN)[number]): string => {
  const symbol =
    known.get(name) ??
    renderToStaticMarkup(<Drawing />)
      .replace(/^<svg[^>]*>/, `<symbol id="${symbolId(name)}" viewBox="0 0 24 24">`)
      .replace(/<\/svg>$/, '</symbol>');
  known.set(name, symbol);
  return symbol;
};

/** Renders the SVG sprite with all icons that the html references through `Icon`. */
export const iconSprite = (html: string): string =>
  `<svg data-icons="" aria-hidden="true">${iconsIn(html).map(symbolOf).join('')}</svg>`;
