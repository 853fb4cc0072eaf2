import * as O from 'fp-ts/Option';
import { isWithin } from '../text/edit-distance.ts';

/**
 * The mailbox providers that most homeowners in the US and Canada use. A short list of our own: the libraries for this compare by looser
 * measures and suggest providers for addresses of small businesses.
 */
const PROVIDERS = (
  'gmail.com yahoo.com hotmail.com outlook.com aol.com icloud.com comcast.net msn.com live.com me.com mac.com ' +
  'att.net verizon.net sbcglobal.net bellsouth.net charter.net cox.net earthlink.net protonmail.com proton.me ' +
  'ymail.com rocketmail.com mail.com gmx.com zoho.com fastmail.com googlemail.com frontier.com optonline.net ' +
  'windstream.net yahoo.ca hotmail.ca outlook.fr hotmail.fr yahoo.fr live.ca rogers.com sympatico.ca shaw.ca ' +
  'telus.net videotron.ca bell.net yahoo.es hotmail.es'
).split(' ');

/** Many short names are one letter from another company's: `cox.net` and `fox.net`. */
const MIN_LENGTH = 8;

/**
 * The address with the provider that was probably meant: the one whose name is one edit away (`gmial.com`, `gmail.con`). None for a known
 * provider, and when no name is that close.
 */
export const suggestedMail = (address: string): O.Option<string> => {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || PROVIDERS.includes(domain)) return O.none;
  const meant = PROVIDERS.find((name) => name.length >= MIN_LENGTH && isWithin(domain, name, 1));
  return meant === undefined ? O.none : O.some(`${address.slice(0, at + 1)}${meant}`);
};
