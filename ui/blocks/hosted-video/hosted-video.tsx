import { RichText } from '../../components/rich-text/rich-text.tsx';
import { VideoPlayer } from '../../components/video-player/video-player.tsx';
import styles from './hosted-video.module.css';
import type { HostedVideoProps } from './view.ts';

/** A video of another host, next to its description. */
export const Block = ({ words, missing, video }: HostedVideoProps) => (
  <div className={styles.block}>
    <div className={styles.halves}>
      {words !== null && <Words {...words} />}
      {missing !== null && <p>{missing}</p>}
      {video !== null && <VideoPlayer {...video} poster={video.poster ?? undefined} />}
    </div>
  </div>
);

const Words = ({ above, title, titleTag: Title, description }: NonNullable<HostedVideoProps['words']>) => (
  <div className={styles.words}>
    {above !== null && <p className={styles.above}>{above}</p>}
    {title !== null && <Title>{title}</Title>}
    {description !== null && <RichText className={styles.description} html={description} />}
  </div>
);
