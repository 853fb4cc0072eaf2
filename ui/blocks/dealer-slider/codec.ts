import * as t from 'io-ts';

export const codec = () => t.strict({});

export type DealerSliderAttributes = t.TypeOf<ReturnType<typeof codec>>;
