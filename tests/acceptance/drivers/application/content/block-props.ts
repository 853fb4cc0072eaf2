import type { RenderableBlock } from '../../../../../domain/content/blocks/block-view.ts';

/** What the component of a block is given; its folder says of which shape. */
export const propsOf = <Props extends object>({ props }: Pick<RenderableBlock, 'props'>): Props =>
  (props ?? {}) as Props;
