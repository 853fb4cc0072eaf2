import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { Media } from '../../../domain/content/media.ts';
import type { HomeFormAttributes } from './codec.ts';

export interface HomeFormProps {
  readonly image: Media | null;
  /** Where the form is posted without scripts: the path of the page that it stands on. */
  readonly action: string;
}

/** The help form of the home page (specification, sections 2 and 4). */
export const view = ({ data }: HomeFormAttributes, { page }: ViewContext): HomeFormProps => ({
  image: data.image,
  action: page.path,
});
