import type { ReactNode } from 'react';
import { DEVICES, type Device } from '../../theme/device.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export type AccordionLevel = 'h2' | 'h3' | 'h4';

/** Whether an accordion is open at first, for each device (specification, section 3: accordion block). */
export type DefaultOpen = { readonly [device in Device]: boolean };

const CLOSED: DefaultOpen = { desktop: false, tablet: false, mobile: false };

/** A heading that opens and closes its content. Works without scripts. */
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
  /** An image before the heading. */
  image?: ReactNode;
  /** The class of the outer element. */
  className?: string | undefined;
  /** The initial state; after that the visitor controls it. */
  startsOpen?: DefaultOpen;
  children: ReactNode;
}) => (
  // If devices differ, the styles close the accordion from the first paint. The boot script then sets its `open` state, which the visitor
  // may change before the application starts.
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
    {/* The id is on the content, so that browsers open the accordion for links to it. */}
    <div id={id} className={styles.content}>
      {children}
    </div>
  </details>
);

const openDevices = (open: DefaultOpen): ReadonlyArray<Device> => DEVICES.filter((device) => open[device]);

const areMixed = (open: DefaultOpen): boolean =>
  openDevices(open).length > 0 && openDevices(open).length < DEVICES.length;
