import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { DealerListPlace } from '../../dealers/dealer-list/dealer-list-place.ts';
import type { ScheduleServiceAttributes } from './codec.ts';

export interface ScheduleServiceProps {
  readonly place: DealerListPlace;
}

/** The form for the area's first dealer, with all other dealers below (specification, section 2: schedule service). */
export const view = (
  _attributes: ScheduleServiceAttributes,
  { site }: ViewContext,
): ScheduleServiceProps => ({
  place: { kind: 'form', callUs: site.defaultPhone.text },
});
