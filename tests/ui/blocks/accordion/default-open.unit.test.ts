import { describe, expect, test } from '@jest/globals';
import { openOnDevice, type DefaultOpen } from '../../../../ui/blocks/accordion/default-open.ts';
import type { AccordionState } from '../../../../ui/components/accordion/accordion-state.ts';

const ON_DESKTOP = { desktop: true, tablet: false, mobile: false };
const ON_MOBILE = { desktop: false, tablet: false, mobile: true };
const PHONE = { width: 375, isOpen: true, isSeen: false };

const settled = (open: DefaultOpen, state: AccordionState) => openOnDevice(open, () => state);

describe('An accordion once the application has started', () => {
  test('takes the state of its device, out of view', () => {
    expect(settled(ON_DESKTOP, PHONE)).toBe(false);
    expect(settled(ON_MOBILE, { ...PHONE, isOpen: false })).toBe(true);
  });

  test.each([
    [599, true],
    [600, false],
    [1023, false],
    [1024, null],
  ])('of %d px: %j (specification, section 4)', (width, wanted) => {
    const open = { desktop: false, tablet: false, mobile: true };
    const onTablet = { desktop: true, tablet: false, mobile: true };
    expect(settled(open, { width, isOpen: false, isSeen: false })).toBe(width < 600 ? true : null);
    expect(settled(onTablet, { width, isOpen: true, isSeen: false })).toBe(wanted === false ? false : null);
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
      openOnDevice({ desktop: true, tablet: true, mobile: true }, () => {
        throw new Error('It was measured');
      }),
    ).toBeNull());
});
