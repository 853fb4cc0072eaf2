import * as t from 'io-ts';

export const codec = () => t.strict({});

export type HomeFormAttributes = t.TypeOf<ReturnType<typeof codec>>;
