import { Band } from '../../components/band/band.tsx';
import { HomeForm } from '../../leads/home-form/home-form.tsx';
import type { BlockProps } from '../block-module.ts';
import type { HomeFormAttributes } from './codec.ts';

/** The help form of the home page (specification, sections 2 and 4). */
export const Block = ({ attributes: { data }, page }: BlockProps<HomeFormAttributes>) => (
  <Band surface="mist">
    <HomeForm action={page.path} image={data.image} />
  </Band>
);
