import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { followWrappedTexts } from '../../../infrastructure/browser/wrapped-texts.ts';

const Count = ({ count }: { count: number }) => (
  <button>
    <svg />
    {`Filter (${count})`}
  </button>
);

/** As translators do: in one step, or in two. */
const WAYS: Readonly<Record<string, (text: ChildNode, wrapper: HTMLElement) => void>> = {
  'in one step': (text, wrapper) => text.replaceWith(wrapper),
  'before it is removed': (text, wrapper) => {
    text.before(wrapper);
    text.remove();
  },
};

test.each(Object.entries(WAYS))(
  'A text whose translation took its place %s is shown when it changes',
  async (_way, wrap) => {
    const { container, rerender } = render(<Count count={0} />);
    followWrappedTexts(container);
    for (const count of [1, 2]) {
      const text = container.querySelector('button')?.lastChild as ChildNode;
      const wrapper = document.createElement('font');
      wrapper.append('Lọc');
      wrap(text, wrapper);
      await act(async () => undefined);
      expect(container.textContent).toBe('Lọc');
      await act(async () => rerender(<Count count={count} />));
      expect(container.textContent).toBe(`Filter (${count})`);
    }
  },
);
