/** Whether an accordion stands open at first, per device (specification, section 3: accordion block). */
export interface DefaultOpen {
  readonly desktop: boolean;
  readonly tablet: boolean;
  readonly mobile: boolean;
}

/** Under 600 px a device is a mobile, under 1024 px a tablet (specification, section 4). */
export const isOpenAt = (width: number, { desktop, tablet, mobile }: DefaultOpen): boolean => {
  if (width < 600) return mobile;
  return width < 1024 ? tablet : desktop;
};

/** Whether the devices differ; where they do not, what the server draws is right for all. */
export const dependsOnWidth = ({ desktop, tablet, mobile }: DefaultOpen): boolean =>
  desktop !== tablet || desktop !== mobile;
