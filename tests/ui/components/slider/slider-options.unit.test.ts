import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEVICES, type Device } from '../../../../ui/theme/device.ts';
import { sliderPerDevice, type WrittenSliders } from '../../../../ui/components/slider/slider-options.ts';

const NOTHING: WrittenSliders = { desktop: null, tablet: null, mobile: null };

const of = (written: Partial<WrittenSliders>) => sliderPerDevice({ ...NOTHING, ...written });

/** One option on all devices, from desktop to mobile. */
const each = <A>(written: Partial<WrittenSliders>, read: (options: ReturnType<typeof of>[Device]) => A) =>
  DEVICES.map((device) => read(of(written)[device]));

describe('A slider without options', () => {
  test('shows three, two and one slides, with arrows and dots, and neither loops nor moves by itself', () => {
    expect(each({}, ({ inView }) => inView)).toEqual([3, 2, 1]);
    expect(of({}).mobile).toEqual({
      isActive: true,
      inView: 1,
      arrows: { surface: 'white', tone: 'breeze', border: null },
      dots: 'breeze',
      effect: 'slide',
      wrapper: [],
      advanceMs: null,
      loops: false,
      hidesOverflow: true,
    });
  });
});

describe('An option that is missing for one device', () => {
  test('takes the value of the next larger device', () => {
    expect(each({ desktop: { infinite_loop: true } }, ({ loops }) => loops)).toEqual([true, true, true]);
    const both = { desktop: { arrows: false }, tablet: { arrows: true } };
    expect(each(both, ({ arrows }) => arrows !== null)).toEqual([false, true, true]);
  });

  test('takes the value of the next smaller device if no larger one has it', () => {
    expect(each({ mobile: { active: false } }, ({ isActive }) => isActive)).toEqual([false, false, false]);
    const both = { tablet: { dots_navigation: false }, mobile: { dots_navigation: true } };
    expect(each(both, ({ dots }) => dots !== null)).toEqual([false, false, true]);
  });

  test('keeps the value of a device that sets it, even to off', () => {
    const written = { desktop: { active: false }, mobile: { active: true } };
    expect(each(written, ({ isActive }) => isActive)).toEqual([false, false, true]);
  });
});

describe('Slides in view', () => {
  test.each([
    [{ desktop: { slides_per_view: 4 } }, [4, 2, 1]],
    [{ desktop: { slides_per_view: 1 } }, [1, 1, 1]],
    [{ tablet: { slides_per_view: 1 } }, [3, 1, 1]],
    [{ mobile: { slides_per_view: 2 } }, [3, 2, 2]],
    [{ desktop: { slides_per_view: 40 } }, [6, 2, 1]],
    [{ desktop: { slides_per_view: 0 } }, [1, 1, 1]],
    [{ desktop: { slides_per_view: 2.4 } }, [2, 2, 1]],
  ])('%j: %j', (written, inView) => expect(each(written, (options) => options.inView)).toEqual(inView));

  test('number one to six for any setting, and one if slides fade', () => {
    const device = fc.option(
      fc.record(
        {
          slides_per_view: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
          transition_effect: fc.constantFrom('slide' as const, 'fade' as const, null),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(fc.record({ desktop: device, tablet: device, mobile: device }), (written) => {
        for (const { inView, effect } of Object.values(sliderPerDevice(written))) {
          expect([1, 2, 3, 4, 5, 6]).toContain(inView);
          if (effect === 'fade') expect(inView).toBe(1);
        }
      }),
    );
  });
});

describe('A slider that moves by itself', () => {
  test('waits for the configured number of seconds', () => {
    const written = { desktop: { automatic_transition: true, transition_delay: 4 } };
    expect(of(written).desktop.advanceMs).toBe(4000);
  });

  test('is off if only a delay is configured', () => {
    expect(of({ desktop: { transition_delay: 4 } }).desktop.advanceMs).toBeNull();
  });
});
