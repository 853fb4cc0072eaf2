import type { BlockWidth, ViewContext } from '../../../domain/content/block-view.ts';
import type { SafeHtml } from '../../../domain/content/safe-html.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { HostedVideoAttributes } from './codec.ts';

export interface HostedVideoProps {
  /** What the video is about, beside it; null: nothing is said. */
  readonly words: {
    readonly above: string | null;
    readonly title: string | null;
    readonly titleTag: HostedVideoAttributes['data']['heading_tag'];
    readonly description: SafeHtml | null;
  } | null;
  readonly video: {
    readonly title: string;
    readonly note: string;
    readonly player: string;
    readonly page: string;
    readonly poster: string | null;
  };
}

const hasWords = ({ sup_title, video_block_title, video_block_description }: HostedVideoAttributes['data']) =>
  [sup_title, video_block_title, video_block_description].some((words) => words !== null);

/** A video of YouTube, Vimeo or Wistia (specification, sections 3 and 5: video). */
export const view = ({ data }: HostedVideoAttributes, { page }: ViewContext): HostedVideoProps => {
  const { host, player, page: videoPage } = data.video_embed_link;
  const texts = coreBlockTextsIn(page.language);
  return {
    words: hasWords(data)
      ? {
          above: data.sup_title,
          title: data.video_block_title,
          titleTag: data.heading_tag,
          description: data.video_block_description,
        }
      : null,
    video: {
      title: data.video_title ?? data.video_block_title ?? texts.videoOn(host),
      note: texts.playsFrom(host),
      player,
      page: videoPage,
      poster: data.poster?.src ?? null,
    },
  };
};

/** A video alone is as wide as text. */
export const width = ({ data }: HostedVideoAttributes): BlockWidth => (hasWords(data) ? 'content' : 'text');
