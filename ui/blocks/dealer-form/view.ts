import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { DealerFormAttributes } from './codec.ts';

export interface DealerFormProps {
  readonly heading: string | null;
  readonly description: string | null;
  /** Where the form is posted without scripts: the path of the page that it stands on. */
  readonly action: string;
}

/** The dealer form in steps: who asks, then where they live (specification, section 2). */
export const view = ({ data }: DealerFormAttributes, { page }: ViewContext): DealerFormProps => ({
  ...data,
  action: page.path,
});
