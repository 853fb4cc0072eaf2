import type { ColumnAttributes } from './codec.ts';

export type ColumnProps = Pick<ColumnAttributes, 'verticalAlignment'>;

/** A column of a row; the row computes the widths of all its columns. */
export const view = ({ verticalAlignment }: ColumnAttributes): ColumnProps => ({ verticalAlignment });
