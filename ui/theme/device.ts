/** The devices that editors set options for, largest first. */
export const DEVICES = ['desktop', 'tablet', 'mobile'] as const;

export type Device = (typeof DEVICES)[number];

/** The device for a window of this width in px: mobile below 600, tablet below 1024 (specification, section 4). */
export const deviceAt = (width: number): Device => {
  if (width < 600) return 'mobile';
  return width < 1024 ? 'tablet' : 'desktop';
};
