import type { ColumnAttributes } from './codec.ts';

export type ColumnProps = Pick<ColumnAttributes, 'verticalAlignment'>;

/** A column of a row; how wide it is, the row decides for all of them. */
export const view = ({ verticalAlignment }: ColumnAttributes): ColumnProps => ({ verticalAlignment });
