import * as t from 'io-ts';

export const codec = () => t.strict({});
