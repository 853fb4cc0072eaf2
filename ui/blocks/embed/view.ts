import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { hostedVideoAt, hostNamed } from '../../../domain/content/blocks/hosted-video.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { contentLink } from '../content-link.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { EmbedAttributes } from './codec.ts';

/** A video that plays within the page on click. */
interface EmbeddedVideo {
  readonly kind: 'video';
  readonly title: string;
  /** A note that names the video's host. */
  readonly note: string;
  /** The address of the embedded player. */
  readonly player: string;
  /** The address of the video's page at its host. */
  readonly page: string;
}

interface EmbeddedLink {
  readonly kind: 'link';
  readonly text: string;
  readonly href: string;
  readonly rel: string | null;
}

export interface EmbedProps {
  /** Null: the address is missing; only the caption is shown. */
  readonly content: EmbeddedVideo | EmbeddedLink | null;
  readonly caption: SafeHtml | null;
}

/** Content of another site (specification, section 5): a video of a supported host, else a link. Null: no address and no caption. */
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
    // The video's card shows the caption as its title; a caption with markup is rendered in full below it.
    caption: captionText === caption ? null : caption,
  };
};
