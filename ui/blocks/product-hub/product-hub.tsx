import { HubCategories } from './hub-categories.tsx';
import { HubSections } from './hub-sections.tsx';
import type { ProductHubProps } from './view.ts';

/** The product hub, or the sections of a product overview. */
export const Block = (props: ProductHubProps) =>
  props.kind === 'categories' ? <HubCategories {...props} /> : <HubSections {...props} />;
