import type { ReactNode } from 'react';
import { DEVICES, type Device } from '../../theme/device.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export type AccordionLevel = 'h2' | 'h3' | 'h4';

/** Whether an accordion is open at first, for each device (specification, section 3: accordion block). */
export type DefaultOpen = { readonly [device in Device]: boolean };

const CLOSED: DefaultOpen = { desktop: false, tablet: false, mobile: false };

/** What opens and closes below its heading, without scripts too. */
export const Accordion = ({
  heading,
  level: Heading = 'h3',
  id,
  image,
  className = '',
  startsOpen = CLOSED,
  children,
}: {
  heading: string;
  level?: AccordionLevel;
  id?: string | undefined;
  /** Before the heading. */
  image?: ReactNode;
  /** A class that frames it. */
  className?: string | undefined;
  /** As it is rendered first; from then on it is the visitor's. */
  startsOpen?: DefaultOpen;
  children: ReactNode;
}) => (
  // Where devices differ, styles close it from the first paint on; the boot script then makes that its state, and it is the
  // visitor's before the application has taken it over.
  <details
    className={`${styles.accordion} ${className}`}
    open={openDevices(startsOpen).length > 0}
    data-open-on={areMixed(startsOpen) ? openDevices(startsOpen).join(' ') : undefined}
    suppressHydrationWarning
  >
    <summary className={styles.summary}>
      {image}
      <Heading className={styles.heading}>{heading}</Heading>
      <span className={styles.chevron}>
        <Icon name="chevron" size={24} />
      </span>
    </summary>
    {/* Its fragment is within it: a browser that is led there opens it by itself. */}
    <div id={id} className={styles.content}>
      {children}
    </div>
  </details>
);

const openDevices = (open: DefaultOpen): ReadonlyArray<Device> => DEVICES.filter((device) => open[device]);

const areMixed = (open: DefaultOpen): boolean =>
  openDevices(open).length > 0 && openDevices(open).length < DEVICES.length;
