import { useId } from 'react';
import { shareTextsIn } from '../../../application/visitor/read-page/share-texts.ts';
import { shareWays, type ShareWay } from '../../../application/visitor/read-page/share-ways.ts';
import { useServices } from '../../bindings/services.ts';
import type { BlockProps } from '../block-module.ts';
import type { ShareBarAttributes } from './codec.ts';
import { NETWORK_PATHS } from './network-paths.ts';
import styles from './share-bar.module.css';

/** Ways to share the page that it stands on, as plain links (specification, section 2: share bar). */
export const Block = ({ attributes: { data }, page }: BlockProps<ShareBarAttributes>) => {
  const { siteUrl } = useServices().site;
  const headingId = useId();
  const ways = shareWays(page, data, siteUrl);
  if (ways.length === 0) return null;
  return (
    <div className={styles.bar} data-unprinted="">
      <p id={headingId} className={styles.heading}>
        {shareTextsIn(page.language).heading}
      </p>
      <ul className={styles.ways} aria-labelledby={headingId}>
        {ways.map((way) => (
          <li key={way.network}>
            <Way {...way} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const Way = ({ network, name, href, opensTab }: ShareWay) => (
  <a
    className={styles.way}
    href={href}
    aria-label={name}
    target={opensTab ? '_blank' : undefined}
    rel={opensTab ? 'noopener' : undefined}
  >
    <svg width="20" height="20" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={NETWORK_PATHS[network]} />
    </svg>
  </a>
);

export const width = 'text';
