import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { BlockBoundary } from '../../../ui/blocks/block-boundary.tsx';

const Broken = ({ fault }: { fault: unknown }): never => {
  throw fault;
};

let reported: unknown[];
beforeEach(() => {
  reported = [];
  // React logs caught errors on the console; the block's own warning is the product's.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const report = (fault: unknown): void => void reported.push(fault);

test('Only the block that throws while it is rendered is left out, and reported once', () => {
  const fault = new Error('no such tab');
  const page = (
    <>
      <p>Before</p>
      <BlockBoundary onFault={report}>
        <p>Beside</p>
        <Broken fault={fault} />
      </BlockBoundary>
      <p>After</p>
    </>
  );
  const { rerender } = render(page);
  rerender(page);
  expect(document.body.textContent).toBe('BeforeAfter');
  expect(reported).toEqual([fault]);
});

test('Only the inner block that throws is left out', () => {
  render(
    <BlockBoundary onFault={() => reported.push('outer')}>
      <p>Column</p>
      <BlockBoundary onFault={report}>
        <Broken fault="a text is thrown" />
      </BlockBoundary>
    </BlockBoundary>,
  );
  expect(screen.getByText('Column')).toBeTruthy();
  expect(reported).toEqual(['a text is thrown']);
});

test('A block without errors is rendered unchanged', () => {
  render(
    <BlockBoundary onFault={report}>
      <p>Whole</p>
    </BlockBoundary>,
  );
  expect(document.body.textContent).toBe('Whole');
  expect(reported).toEqual([]);
});
