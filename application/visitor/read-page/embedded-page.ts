import { hostedVideoAt, hostNamed, type HostedVideo } from '../../../domain/content/hosted-video.ts';

export { PLAYER_HOSTS } from '../../../domain/content/hosted-video.ts';

/** What an embed shows: a film that plays within the page, or a way to the page that it names. */
export type EmbeddedPage =
  { readonly kind: 'video'; readonly video: HostedVideo } | { readonly kind: 'page'; readonly host: string };

/** Judges the address of an embed (specification, section 5); `host` is the address itself where it names none. */
export const embeddedPage = (address: string): EmbeddedPage => {
  const video = hostedVideoAt(address);
  return video === null ? { kind: 'page', host: hostNamed(address) ?? address } : { kind: 'video', video };
};
