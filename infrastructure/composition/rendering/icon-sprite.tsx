import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWINGS, type IconName } from '../../../ui/components/icon/drawings.ts';
import { symbolId } from '../../../ui/components/icon/icon.tsx';

const known = new Map<IconName, string>();

const DRAWN = Object.entries(DRAWINGS) as ReadonlyArray<[IconName, (typeof DRAWINGS)[IconName]]>;

/** Every icon that is in html, each once, in the order of the catalogue whichever comes first. */
const iconsIn = (html: string): ReadonlyArray<(typeof DRAWN)[number]> => {
  const referenced = new Set(Array.from(html.matchAll(/"#([^"]+)"/g), ([, id]) => id));
  return DRAWN.filter(([name]) => referenced.has(symbolId(name)));
};

/** The drawing of an icon as a symbol, without what the styles say of all of them. */
const symbolOf = ([name, Drawing]: (typeof DRAWN)[number]): string => {
  const symbol =
    known.get(name) ??
    renderToStaticMarkup(<Drawing />)
      .replace(/^<svg[^>]*>/, `<symbol id="${symbolId(name)}" viewBox="0 0 24 24">`)
      .replace(/<\/svg>$/, '</symbol>');
  known.set(name, symbol);
  return symbol;
};

/** The drawings of all icons that are in html, each once, as html: `Icon` refers to them. */
export const iconSprite = (html: string): string =>
  `<svg data-icons="" aria-hidden="true">${iconsIn(html).map(symbolOf).join('')}</svg>`;
