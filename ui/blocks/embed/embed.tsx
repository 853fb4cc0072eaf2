import { Html } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { VideoPlayer } from '../../components/video-player/video-player.tsx';
import styles from './embed.module.css';
import type { EmbedProps } from './view.ts';

/** Content of another site: a video that replaces its card on click, or a link. */
export const Block = ({ content, caption }: EmbedProps) => (
  <figure>
    {content !== null && <Content content={content} />}
    {caption !== null && <Html as="figcaption" html={caption} className={styles.caption} />}
  </figure>
);

const Content = ({ content }: { content: NonNullable<EmbedProps['content']> }) => {
  switch (content.kind) {
    case 'video': {
      const { title, note, player, page } = content;
      return <VideoPlayer title={title} note={note} player={player} page={page} />;
    }
    case 'link':
      return (
        <a className={styles.link} href={content.href} rel={content.rel ?? undefined}>
          {content.text}
          <Icon name="arrow-right" />
        </a>
      );
  }
};
