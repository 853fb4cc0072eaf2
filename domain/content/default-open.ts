import { deviceAt, type Device } from './device.ts';

/** Whether an accordion stands open at first, per device (specification, section 3: accordion block). */
export type DefaultOpen = { readonly [device in Device]: boolean };

/** By the width of the window, in px. */
export const isOpenAt = (width: number, open: DefaultOpen): boolean => open[deviceAt(width)];

/** Whether the devices differ; where they do not, what the server draws is right for all. */
export const dependsOnWidth = ({ desktop, tablet, mobile }: DefaultOpen): boolean =>
  desktop !== tablet || desktop !== mobile;
