import * as t from 'io-ts';

export const decodesByItself = t.string;
