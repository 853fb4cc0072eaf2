import type { BlockWarning } from '../../../domain/content/block-warning.ts';

/** A warning that a fault at some attributes of a block is told as (specification, section 8). */
interface SpecialWarning {
  readonly warning: 'FailedImage' | 'UntrackedClick';
  /** The attributes; those of the site's own blocks stand in `data`. */
  readonly at: ReadonlyArray<string>;
}

const CLICK: SpecialWarning = { warning: 'UntrackedClick', at: ['url', 'href', 'text', 'button_text'] };

const SPECIAL: Readonly<Record<string, SpecialWarning>> = {
  'core/image': { warning: 'FailedImage', at: ['url'] },
  'core/button': CLICK,
  'acf/cta-card': CLICK,
  'acf/sticky-cta': CLICK,
  'acf/link-block': { ...CLICK, at: [...CLICK.at, 'title'] },
  'acf/feature-grid': { ...CLICK, at: ['cta_text', 'cta_url'] },
  'acf/document-card': {
    ...CLICK,
    at: ['download_link_1', 'download_text_1', 'download_link_2', 'download_text_2'],
  },
};

/** The warning of a block whose fault is an image's or a click's own; null: it is any other's. */
export const specialWarning = (name: string, path: string): BlockWarning | null => {
  const special = SPECIAL[name];
  const [attribute = ''] = path.replace(/^data\./, '').split('.');
  return special?.at.includes(attribute) ? { _tag: special.warning, name } : null;
};
