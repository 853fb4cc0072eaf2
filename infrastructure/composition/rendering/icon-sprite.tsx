import { renderToStaticMarkup } from 'react-dom/server';
import { IconDrawing, iconsIn, symbolId, type IconName } from '../../../ui/components/icon/icon.tsx';

const known = new Map<IconName, string>();

/** The drawing of an icon as a symbol, without what the styles say of all of them. */
const symbolOf = (name: IconName): string => {
  const symbol =
    known.get(name) ??
    renderToStaticMarkup(<IconDrawing name={name} />)
      .replace(/^<svg[^>]*>/, `<symbol id="${symbolId(name)}" viewBox="0 0 24 24">`)
      .replace(/<\/svg>$/, '</symbol>');
  known.set(name, symbol);
  return symbol;
};

/** The drawings of all icons that stand in html, each once, as html: `Icon` refers to them. */
export const iconSprite = (html: string): string =>
  `<svg data-icons="" aria-hidden="true">${iconsIn(html).map(symbolOf).join('')}</svg>`;
