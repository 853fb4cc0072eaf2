import { contentLink } from '../../../application/visitor/read-page/content-link.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import { embeddedPage } from '../../../application/visitor/read-page/embedded-page.ts';
import { useServices } from '../../bindings/services.ts';
import { Html } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { VideoPlayer } from '../../components/video-player/video-player.tsx';
import type { BlockProps } from '../block-module.ts';
import type { EmbedAttributes } from './codec.ts';
import styles from './embed.module.css';

/** What another site shows: a film in place of its card, once it is pressed; anything else is a link. */
export const Block = ({ attributes, page }: BlockProps<EmbedAttributes>) => {
  const { url, caption, captionText } = attributes;
  const { site } = useServices();
  const texts = coreBlockTextsIn(page.language);
  const embedded = embeddedPage(url);
  // The card of a film bears its caption, but for one with links or emphasis.
  const isTold = embedded.kind === 'video' && captionText !== null && captionText === caption;
  return (
    <figure>
      {embedded.kind === 'video' ? (
        <VideoPlayer
          title={captionText ?? texts.videoOn(embedded.video.host)}
          note={texts.playsFrom(embedded.video.host)}
          player={embedded.video.player}
          page={embedded.video.page}
        />
      ) : (
        <a className={styles.link} {...contentLink({ href: url, target: '_self', rel: null }, site.siteUrl)}>
          {texts.openOn(embedded.host)}
          <Icon name="arrow-right" />
        </a>
      )}
      {caption !== null && !isTold && <Html as="figcaption" html={caption} className={styles.caption} />}
    </figure>
  );
};
