/** Why a block, or part of it, isn't rendered (specification, sections 1 and 8). */
export type BlockWarning =
  | { readonly _tag: 'UnknownBlock'; readonly name: string }
  /** `path` is the fault's location in the attributes: `data.qa.0.question`. */
  | {
      readonly _tag: 'WrongAttributes';
      readonly name: string;
      readonly path: string;
      readonly expected: string;
    }
  /** The block is rendered without the shortcode. */
  | { readonly _tag: 'LeftOutShortcode'; readonly name: string; readonly shortcode: string }
  /** The block is rendered without the part at `path`. */
  | {
      readonly _tag: 'LeftOutPart';
      readonly name: string;
      readonly path: string;
      readonly expected: string;
    }
  | { readonly _tag: 'FailedImage'; readonly name: string }
  /** `path` is the missing field of the link. */
  | { readonly _tag: 'UntrackedClick'; readonly name: string; readonly path: string }
  | { readonly _tag: 'BrokenBlock'; readonly name: string; readonly fault: string };

export const warningText = (warning: BlockWarning): string => {
  switch (warning._tag) {
    case 'UnknownBlock':
      return `Unknown block: ${warning.name}`;
    case 'WrongAttributes':
      return `Wrong attributes of ${warning.name}: ${warning.path} should be ${warning.expected}`;
    case 'LeftOutShortcode':
      return `Left out of ${warning.name}: the shortcode [${warning.shortcode}]`;
    case 'LeftOutPart':
      return `Left out of ${warning.name}: ${warning.path} should be ${warning.expected}`;
    case 'FailedImage':
      return `Failed image block: ${warning.name} has no picture`;
    case 'UntrackedClick':
      return `Improper tracking of a clickable element: ${warning.name} has no text or leads nowhere (${warning.path})`;
    case 'BrokenBlock':
      return `Broken block: ${warning.name} cannot be rendered (${warning.fault})`;
  }
};
