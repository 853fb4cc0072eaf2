import * as t from 'io-ts';
import type { ShareNetwork } from '../../../domain/content/links/share-networks.ts';
import type { Kinds } from '../kinds.ts';

/** The flags that the editor sets: '1' shows a network, anything else does not. */
export type ShareFlags = { readonly [network in ShareNetwork as `${network}_icon`]: string };

/** Each network is shown only when its flag equals '1' (specification, section 2). */
export const codec = ({ oneOf }: Kinds) => {
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
