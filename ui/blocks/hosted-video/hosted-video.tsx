import { coreBlockTextsIn } from '../../../application/visitor/read-page/core-block-texts.ts';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { VideoPlayer } from '../../components/video-player/video-player.tsx';
import type { BlockProps, BlockWidth } from '../block-module.ts';
import type { HostedVideoAttributes } from './codec.ts';
import styles from './hosted-video.module.css';

/** A film of YouTube, Vimeo or Wistia (specification, sections 3 and 5: video), and beside it what it is about. */
export const Block = ({ attributes: { data }, page }: BlockProps<HostedVideoAttributes>) => {
  const { video_embed_link: film, video_title, sup_title, video_block_title, poster } = data;
  const { heading_tag: Heading, video_block_description: description } = data;
  const texts = coreBlockTextsIn(page.language);
  return (
    <div className={styles.block}>
      <div className={styles.halves}>
        {hasWords(data) && (
          <div className={styles.words}>
            {sup_title !== null && <p className={styles.above}>{sup_title}</p>}
            {video_block_title !== null && <Heading>{video_block_title}</Heading>}
            {description !== null && <RichText className={styles.description} html={description} />}
          </div>
        )}
        <VideoPlayer
          title={video_title ?? video_block_title ?? texts.videoOn(film.host)}
          note={texts.playsFrom(film.host)}
          player={film.player}
          page={film.page}
          poster={poster?.src}
        />
      </div>
    </div>
  );
};

const hasWords = ({
  sup_title,
  video_block_title,
  video_block_description,
}: HostedVideoAttributes['data']): boolean =>
  [sup_title, video_block_title, video_block_description].some((words) => words !== null);

/** A film alone stands in the line of the text. */
export const width = ({ data }: HostedVideoAttributes): BlockWidth => (hasWords(data) ? 'content' : 'text');

export { PLAYER_HOSTS as frames } from '../../../application/visitor/read-page/embedded-page.ts';
