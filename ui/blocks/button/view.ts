import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { blockTextsIn } from '../block-texts.ts';
import { contentLink } from '../content-link.ts';
import type { ButtonAttributes } from './codec.ts';

export interface ButtonProps {
  readonly text: string;
  /** Null: the button is plain text. */
  readonly href: string | null;
  readonly rel: string | null;
  /** A note that the link opens in a new tab; null: it does not. */
  readonly newTabNote: string | null;
  readonly variant: 'filled' | 'outlined';
  readonly align: ButtonAttributes['align'];
}

/** A link in the style of a button, filled or outlined; without an address, plain text. */
export const view = (attributes: ButtonAttributes, { page, site }: ViewContext): ButtonProps => {
  const { url, text, linkTarget, rel: writtenRel, className, align } = attributes;
  if (url === null) return { text, align, href: null, rel: null, newTabNote: null, variant: 'filled' };
  const written = { href: url, target: linkTarget, rel: writtenRel };
  const { href, rel, opensNewTab } = contentLink(written, site.siteUrl);
  const isOutlined = className?.split(/\s+/).includes('is-style-outline') ?? false;
  return {
    text,
    href,
    rel,
    align,
    newTabNote: opensNewTab ? blockTextsIn(page.language).opensInNewTab : null,
    variant: isOutlined ? 'outlined' : 'filled',
  };
};
