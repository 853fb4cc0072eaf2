import assert from 'node:assert/strict';
import type { Element } from 'domhandler';
import type { Device } from '../../../ui/theme/device.ts';
import { attributeOf } from './html.ts';

/** How many slides a device shows at once, read from the row's attributes as the styles do. */
export const slidesInView = (row: Element, device: Device): number => {
  const [, inView] = /(?:^| )view-(\d+)/.exec(attributeOf(row, `data-${device}`) ?? '') ?? [];
  assert.ok(inView, `The slider has no room on a ${device}`);
  return Number(inView);
};
