import type { BlockPurpose } from '../../domain/content/blocks/block-purpose.ts';
import type { BlockExample } from '../content/blocks/block-examples.ts';
import type { BlockDefinition } from '../../ui/blocks/define-block.ts';
import { BLOCKS } from '../../ui/blocks/registry.ts';

export const STYLEGUIDE_PATH = '/styleguide/';

export interface ShownBlock {
  readonly name: string;
  readonly title: string;
  readonly definition: BlockDefinition;
  readonly examples: ReadonlyArray<BlockExample>;
  /** An earlier block that this one is an alias of, with the same examples. Null when the block isn't an alias. */
  readonly sameAs: string | null;
}

/** A block's title for editors: `acf/video-hero` is `Video hero`. The vendor is added when WordPress has a block with the same name. */
export const titleOf = (name: string): string => {
  const [vendor = '', own = ''] = name.split('/');
  const words = own
    .replaceAll('-', ' ')
    .replace(/\b(cta|faq|hvac|html)\b/g, (word) => word.toUpperCase())
    .replace(/^./, (first) => first.toUpperCase());
  return vendor !== 'core' && `core/${own}` in BLOCKS ? `${words} (${vendor})` : words;
};

/** A block's name as a URL fragment: `acf/video-hero` becomes `acf-video-hero`. */
export const anchorOf = (name: string): string => name.replace('/', '-');

export const groupPath = (purpose: BlockPurpose): string => `${STYLEGUIDE_PATH}${purpose}/`;

/** The URL of a block's field table. */
export const blockAddress = ({ name, definition }: Pick<ShownBlock, 'name' | 'definition'>): string =>
  `${groupPath(definition.purpose)}#${anchorOf(name)}`;
