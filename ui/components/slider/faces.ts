import type { Device } from '../../theme/device.ts';

const DEVICES: ReadonlyArray<Device> = ['desktop', 'tablet', 'mobile'];

/** The variant of a part of a control, and the devices that show it, with blanks between them. */
export interface Face<Look> {
  readonly on: string;
  readonly look: Look;
}

/** Each variant once; styles show the one of the device, so that no script is waited for. A device without a variant shows none. */
export const facesOf = <Look extends object | string>(
  lookOn: (device: Device) => Look | null,
): ReadonlyArray<Face<Look>> => {
  const faces = new Map<string, Face<Look>>();
  for (const device of DEVICES) {
    const look = lookOn(device);
    if (look === null) continue;
    const key = JSON.stringify(look);
    const known = faces.get(key);
    faces.set(key, { on: known === undefined ? device : `${known.on} ${device}`, look });
  }
  return [...faces.values()];
};
