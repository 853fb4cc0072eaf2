import type { BlockPurpose } from '../../domain/content/blocks/block-purpose.ts';
import type { BlockExample } from '../../domain/content/blocks/block-example.ts';
import type { BlockDefinition } from '../../ui/blocks/define-block.ts';
import { BLOCKS } from '../../ui/blocks/registry.ts';

export const STYLEGUIDE_PATH = '/styleguide/';

/** A block and the ways in which it is used. */
export interface ShownBlock {
  readonly name: string;
  readonly title: string;
  readonly definition: BlockDefinition;
  readonly examples: ReadonlyArray<BlockExample>;
  /** The block before it of which it is another name, and whose examples are its own; null: there is none. */
  readonly sameAs: string | null;
}

/** What editors call a block: `acf/video-hero` is `Video hero`; where WordPress has a block of that name too, ours says so. */
export const titleOf = (name: string): string => {
  const [vendor = '', own = ''] = name.split('/');
  const words = own
    .replaceAll('-', ' ')
    .replace(/\b(cta|faq|hvac|html)\b/g, (word) => word.toUpperCase())
    .replace(/^./, (first) => first.toUpperCase());
  return vendor !== 'core' && `core/${own}` in BLOCKS ? `${words} (${vendor})` : words;
};

/** `acf/video-hero` as a fragment: `acf-video-hero`. */
export const anchorOf = (name: string): string => name.replace('/', '-');

/** The page of a group of blocks. */
export const groupPath = (purpose: BlockPurpose): string => `${STYLEGUIDE_PATH}${purpose}/`;

/** Where a block's fields are. */
export const blockAddress = ({ name, definition }: Pick<ShownBlock, 'name' | 'definition'>): string =>
  `${groupPath(definition.purpose)}#${anchorOf(name)}`;
