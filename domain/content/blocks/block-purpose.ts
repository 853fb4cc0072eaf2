/** The purposes of blocks: the groups of the style guide, in order. */
export const BLOCK_PURPOSES = [
  ...(['text', 'layout', 'pictures', 'sliders', 'heroes', 'calls-to-action', 'dealers', 'forms'] as const),
  ...(['products', 'costs', 'help', 'documents', 'navigation'] as const),
] as const;

export type BlockPurpose = (typeof BLOCK_PURPOSES)[number];
