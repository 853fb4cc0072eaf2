import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { ScheduleServiceAttributes } from './codec.ts';

/** The form for the area's first dealer, with all other dealers below (specification, section 2: schedule service). */
export const view = (_attributes: ScheduleServiceAttributes, { site }: ViewContext) => ({
  place: { kind: 'form', callUs: site.defaultPhone.text } as const,
});

export type ScheduleServiceProps = ReturnType<typeof view>;
