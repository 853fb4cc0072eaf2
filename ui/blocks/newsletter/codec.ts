import * as t from 'io-ts';

export const codec = () => t.strict({});

export type NewsletterAttributes = t.TypeOf<ReturnType<typeof codec>>;
