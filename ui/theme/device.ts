/** The devices that editors choose options for, the largest first. */
export const DEVICES = ['desktop', 'tablet', 'mobile'] as const;

export type Device = (typeof DEVICES)[number];

/** Of a window so many px wide: under 600 px a device is a mobile, under 1024 px a tablet (specification, section 4). */
export const deviceAt = (width: number): Device => {
  if (width < 600) return 'mobile';
  return width < 1024 ? 'tablet' : 'desktop';
};
