import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { ButtonsAttributes } from './codec.ts';

/** Buttons in a row or a column; null: there are none. */
export const view = ({ layout, contentJustification }: ButtonsAttributes, { innerBlocks }: ViewContext) =>
  innerBlocks.length === 0
    ? null
    : {
        orientation: layout?.orientation ?? 'horizontal',
        justification: layout?.justifyContent ?? contentJustification,
      };

export type ButtonsProps = NonNullable<ReturnType<typeof view>>;
