import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SuccessCard } from '../../../ui/leads/lead-form/success-card.tsx';
import { fakeIntersections, observedElement, showShare } from '../../fakes/fake-intersection-observer.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  fakeIntersections();
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
  expect(observedElement()).toBe(screen.getByRole('heading', { name: 'Thank you!' }));
  showShare(0);
  expect(onSeen).not.toHaveBeenCalled();
  showShare(1);
  expect(onSeen).toHaveBeenCalledTimes(1);
});
