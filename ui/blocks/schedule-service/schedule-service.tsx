import { useMemo } from 'react';
import { useServices } from '../../bindings/services.ts';
import type { DealerListPlace } from '../../dealers/dealer-list/dealer-list-place.ts';
import { DealerResults } from '../../searching/dealer-results.tsx';
import { FoundForm } from '../../searching/found-form.tsx';
import type { BlockProps } from '../block-module.ts';
import type { ScheduleServiceAttributes } from './codec.ts';

/** Once the area is known, the form for its first dealer, and all the others below (specification, section 2: schedule service). */
export const Block = ({ page }: BlockProps<ScheduleServiceAttributes>) => {
  const { site } = useServices();
  const place: DealerListPlace = useMemo(
    () => ({ path: page.path, kind: 'slider', callUs: site.defaultPhone.text }),
    [page.path, site],
  );
  return <DealerResults place={place} found={FoundForm} />;
};
