/** The devices that editors set options for, largest first. */
export const DEVICES = ['desktop', 'tablet', 'mobile'] as const;

export type Device = (typeof DEVICES)[number];
