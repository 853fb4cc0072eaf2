import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SuccessCard } from '../../../ui/leads/lead-form/success-card.tsx';

/** Reports how much of the observed element is in view. */
let scrollTo: (share: number) => void;
let observed: Element | null;

beforeEach(() => {
  observed = null;
  Element.prototype.scrollIntoView = () => undefined;
  window.IntersectionObserver = class {
    constructor(report: IntersectionObserverCallback) {
      scrollTo = (share) =>
        report([{ intersectionRatio: share } as IntersectionObserverEntry], this as never);
    }
    observe = (element: Element) => void (observed = element);
    disconnect = () => undefined;
  } as never;
});

test('The thank-you message is seen once its heading is in view, not as soon as it is on the page', () => {
  const onSeen = jest.fn();
  const success = {
    heading: 'Thank you!',
    text: 'A dealer will reach out.',
    lines: ['A dealer will reach out.'],
    calls: { now: null, later: null, call: 'Questions? Call us at 1-800-555-0100.' },
    referenceLine: '',
    sentLine: '',
    page: null,
    reference: 'R-00000001',
    leadId: '1',
    companyId: null,
  };
  render(<SuccessCard success={success} language="en" onSeen={onSeen} />);
  expect(observed).toBe(screen.getByRole('heading', { name: 'Thank you!' }));
  scrollTo(0);
  expect(onSeen).not.toHaveBeenCalled();
  scrollTo(1);
  expect(onSeen).toHaveBeenCalledTimes(1);
});
