import { DealerResults } from '../../searching/dealer-results.tsx';
import { FoundForm } from '../../searching/found-form.tsx';
import { ReturnedForm } from '../../searching/returned-form.tsx';
import type { ScheduleServiceProps } from './view.ts';

/** Once the area is known, the form for its first dealer, with all other dealers below. */
export const Block = ({ place }: ScheduleServiceProps) => (
  <>
    <DealerResults place={place} found={FoundForm} />
    <ReturnedForm />
  </>
);
