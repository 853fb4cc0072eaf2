import { Band } from '../../components/band/band.tsx';
import { HomeForm } from '../../leads/home-form/home-form.tsx';
import type { HomeFormProps } from './view.ts';

/** The help form of the home page. */
export const Block = ({ image }: HomeFormProps) => (
  <Band surface="mist">
    <HomeForm image={image} />
  </Band>
);
