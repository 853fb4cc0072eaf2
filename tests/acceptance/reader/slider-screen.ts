import assert from 'node:assert/strict';
import type { Element } from 'domhandler';
import type { Device } from '../../../ui/theme/device.ts';
import { attributeOf } from './html.ts';

/** How many slides of a row are side by side on a device, as its styles read it. */
export const slidesInView = (row: Element, device: Device): number => {
  const [, inView] = /(?:^| )view-(\d+)/.exec(attributeOf(row, `data-${device}`) ?? '') ?? [];
  assert.ok(inView, `The slider has no room on a ${device}`);
  return Number(inView);
};
