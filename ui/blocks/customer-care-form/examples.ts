import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'The form, with a number to call instead', attributes: { data: {} } },
];
