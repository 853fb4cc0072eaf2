import type { BlockWidth, ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { HostedVideo } from '../../../domain/content/blocks/hosted-video.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { HostedVideoAttributes } from './codec.ts';

export interface HostedVideoProps {
  /** The description next to the video; null: there is none. */
  readonly words: {
    readonly above: string | null;
    readonly title: string | null;
    readonly titleTag: HostedVideoAttributes['data']['heading_tag'];
    readonly description: SafeHtml | null;
  } | null;
  /** The title of a missing video, shown in its place; null: nothing is missing. */
  readonly missing: string | null;
  /** Null: the address is not a video. */
  readonly video: {
    readonly title: string;
    readonly note: string;
    readonly player: string;
    readonly page: string;
    readonly poster: string | null;
  } | null;
}

const hasWords = ({ sup_title, video_block_title, video_block_description }: HostedVideoAttributes['data']) =>
  [sup_title, video_block_title, video_block_description].some((words) => words !== null);

/** A video on YouTube, Vimeo or Wistia (specification, sections 3 and 5: video); null: no video, title or description. */
export const view = ({ data }: HostedVideoAttributes, { page }: ViewContext): HostedVideoProps | null => {
  const { video_embed_link: video, video_title: name } = data;
  if (video === null && name === null && !hasWords(data)) return null;
  return {
    words: hasWords(data)
      ? {
          above: data.sup_title,
          title: data.video_block_title,
          titleTag: data.heading_tag,
          description: data.video_block_description,
        }
      : null,
    missing: video === null ? name : null,
    video: video && videoOf(video, data, coreBlockTextsIn(page.language)),
  };
};

const videoOf = (
  { host, player, page }: HostedVideo,
  { video_title, video_block_title, poster }: HostedVideoAttributes['data'],
  texts: ReturnType<typeof coreBlockTextsIn>,
): HostedVideoProps['video'] => ({
  title: video_title ?? video_block_title ?? texts.videoOn(host),
  note: texts.playsFrom(host),
  player,
  page,
  poster: poster?.src ?? null,
});

/** A video without a description is as wide as text. */
export const width = ({ data }: HostedVideoAttributes): BlockWidth => (hasWords(data) ? 'content' : 'text');
