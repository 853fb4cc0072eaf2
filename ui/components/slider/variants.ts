import type { Device } from '../../theme/device.ts';

const DEVICES: ReadonlyArray<Device> = ['desktop', 'tablet', 'mobile'];

/** A variant of a control, and the devices that show it, separated by spaces. */
export interface DeviceVariant<Value> {
  readonly on: string;
  readonly value: Value;
}

/**
 * The distinct variants of a control. Styles show the current device's variant, without waiting for a script. A device without a
 * variant shows none.
 */
export const variantsOf = <Value extends object | string>(
  valueOn: (device: Device) => Value | null,
): ReadonlyArray<DeviceVariant<Value>> => {
  const variants = new Map<string, DeviceVariant<Value>>();
  for (const device of DEVICES) {
    const value = valueOn(device);
    if (value === null) continue;
    const key = JSON.stringify(value);
    const known = variants.get(key);
    variants.set(key, { on: known === undefined ? device : `${known.on} ${device}`, value });
  }
  return [...variants.values()];
};
