import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { ButtonsAttributes } from './codec.ts';

export interface ButtonsProps {
  readonly orientation: 'horizontal' | 'vertical';
  readonly justification: ButtonsAttributes['contentJustification'];
}

/** Buttons in a row or a column; null: there are none. */
export const view = (
  { layout, contentJustification }: ButtonsAttributes,
  { innerBlocks }: ViewContext,
): ButtonsProps | null =>
  innerBlocks.length === 0
    ? null
    : {
        orientation: layout?.orientation ?? 'horizontal',
        justification: layout?.justifyContent ?? contentJustification,
      };
