import type { Media } from '../../../domain/content/blocks/media.ts';
import type { HomeFormAttributes } from './codec.ts';

export interface HomeFormProps {
  readonly image: Media | null;
}

/** The help form of the home page (specification, sections 2 and 4). */
export const view = ({ data }: HomeFormAttributes): HomeFormProps => ({ image: data.image });
