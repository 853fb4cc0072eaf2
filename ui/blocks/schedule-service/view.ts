import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { ScheduleServiceAttributes } from './codec.ts';

export const view = (attributes: ScheduleServiceAttributes, { page, innerBlocks }: ViewContext) => ({
  attributes,
  page,
  innerBlocks,
});
