import { useId } from 'react';
import { inRem } from '../../components/icon/in-rem.ts';
import { NETWORK_PATHS } from './network-paths.ts';
import styles from './share-bar.module.css';
import type { SharingLink } from './sharing-links.ts';
import type { ShareBarProps } from './view.ts';

/** Links that share the page. */
export const Block = ({ heading, links }: ShareBarProps) => {
  const headingId = useId();
  return (
    <div className={styles.bar} data-unprinted="">
      <p id={headingId} className={styles.heading}>
        {heading}
      </p>
      <ul className={styles.links} aria-labelledby={headingId}>
        {links.map((link) => (
          <li key={link.network}>
            <NetworkLink {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const NetworkLink = ({ network, name, href, opensNewTab }: SharingLink) => (
  <a
    className={styles.link}
    href={href}
    aria-label={name}
    target={opensNewTab ? '_blank' : undefined}
    rel={opensNewTab ? 'noopener' : undefined}
  >
    <svg
      width={inRem(20)}
      height={inRem(20)}
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={NETWORK_PATHS[network]} />
    </svg>
  </a>
);
