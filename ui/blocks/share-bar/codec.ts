import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

/** Each network is shown only when its flag equals '1' (specification, section 2). */
export const codec = ({ oneOf }: Kinds<typeof URI>) => {
  const shown = oneOf(['1'], '0');
  return t.strict({
    data: t.strict({
      facebook_icon: shown,
      twitter_icon: shown,
      linkedin_icon: shown,
      whatsapp_icon: shown,
      email_icon: shown,
    }),
  });
};

export type ShareBarAttributes = t.TypeOf<ReturnType<typeof codec>>;
