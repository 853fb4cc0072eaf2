import { expect, test } from '@jest/globals';
import { tooltipStep, type TooltipEvent } from '../../../../ui/components/tooltip/tooltip-steps.ts';

test.each([
  [{ kind: 'entered', pointer: 'mouse', windowWidth: 768 }, 'open'],
  [{ kind: 'entered', pointer: 'mouse', windowWidth: 767 }, null],
  [{ kind: 'entered', pointer: 'touch', windowWidth: 1280 }, null],
  [{ kind: 'left', pointer: 'mouse' }, 'close'],
  [{ kind: 'left', pointer: 'pen' }, 'close'],
  [{ kind: 'left', pointer: 'touch' }, null],
  [{ kind: 'focused', byKeyboard: true }, 'open'],
  [{ kind: 'focused', byKeyboard: false }, null],
  [{ kind: 'blurred' }, 'close'],
  [{ kind: 'scrolled' }, 'close'],
] as ReadonlyArray<[TooltipEvent, 'open' | 'close' | null]>)('%j results in %j', (event, step) =>
  expect(tooltipStep(event)).toBe(step),
);
