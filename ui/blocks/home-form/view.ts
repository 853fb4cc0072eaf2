import type { HomeFormAttributes } from './codec.ts';

/** The help form of the home page (specification, sections 2 and 4). */
export const view = ({ data }: HomeFormAttributes) => ({ image: data.image });

export type HomeFormProps = ReturnType<typeof view>;
