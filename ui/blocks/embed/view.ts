import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { hostedVideoAt, hostNamed } from '../../../domain/content/blocks/hosted-video.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { contentLink } from '../content-link.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { EmbedAttributes } from './codec.ts';

/** A video that plays within the page, once it is clicked. */
interface EmbeddedVideo {
  readonly kind: 'video';
  readonly title: string;
  /** Where it plays from. */
  readonly note: string;
  /** The address of what plays it. */
  readonly player: string;
  /** The address of its page at its host. */
  readonly page: string;
}

interface EmbeddedLink {
  readonly kind: 'link';
  readonly text: string;
  readonly href: string;
  readonly rel: string | null;
}

export interface EmbedProps {
  /** Null: its address is gone, and its caption is alone. */
  readonly content: EmbeddedVideo | EmbeddedLink | null;
  readonly caption: SafeHtml | null;
}

/** What another site shows (specification, section 5): a video of a host that the site plays; anything else is a link. Null: nothing. */
export const view = (
  { url, caption, captionText }: EmbedAttributes,
  { page, site }: ViewContext,
): EmbedProps | null => {
  if (url === null) return caption === null ? null : { content: null, caption };
  const texts = coreBlockTextsIn(page.language);
  const video = hostedVideoAt(url);
  if (video === null) {
    const { href, rel } = contentLink({ href: url, target: '_self', rel: null }, site.siteUrl);
    return { content: { kind: 'link', text: texts.openOn(hostNamed(url) ?? url), href, rel }, caption };
  }
  return {
    content: {
      kind: 'video',
      title: captionText ?? texts.videoOn(video.host),
      note: texts.playsFrom(video.host),
      player: video.player,
      page: video.page,
    },
    // The card of a video bears its caption, but for one with links or emphasis.
    caption: captionText === caption ? null : caption,
  };
};
