import { describe, expect, test } from '@jest/globals';
import type { DefaultOpen } from '../../../domain/content/default-open.ts';
import {
  settledAccordion,
  type AccordionInView,
} from '../../../application/visitor/read-page/settled-accordion.ts';

const ON_DESKTOP = { desktop: true, tablet: false, mobile: false };
const ON_MOBILE = { desktop: false, tablet: false, mobile: true };
const PHONE = { width: 375, isOpen: true, isSeen: false };

const settled = (open: DefaultOpen, standing: AccordionInView) => settledAccordion(open, () => standing);

describe('An accordion once the application has started', () => {
  test('takes the state of its device, out of view', () => {
    expect(settled(ON_DESKTOP, PHONE)).toBe(false);
    expect(settled(ON_MOBILE, { ...PHONE, isOpen: false })).toBe(true);
  });

  test('stays where it is right already', () => {
    expect(settled(ON_DESKTOP, { ...PHONE, width: 1280 })).toBeNull();
    expect(settled(ON_MOBILE, { width: 800, isOpen: false, isSeen: false })).toBeNull();
  });

  test('stays where to move it would move what is read', () =>
    expect(settled(ON_DESKTOP, { ...PHONE, isSeen: true })).toBeNull());

  test('stays as the visitor has put it', () => {
    expect(settled(ON_MOBILE, { ...PHONE, width: 800 })).toBeNull();
    expect(settled(ON_DESKTOP, { width: 375, isOpen: false, isSeen: false })).toBeNull();
  });

  test('stays where all devices agree, and is not even measured', () =>
    expect(
      settledAccordion({ desktop: true, tablet: true, mobile: true }, () => {
        throw new Error('It was measured');
      }),
    ).toBeNull());
});
