import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { constant } from '../../../infrastructure/composition/containers/binding.ts';
import { PageContainer } from '../../../infrastructure/composition/containers/page-container.ts';
import { TOKENS } from '../../../infrastructure/composition/containers/tokens.ts';
import { NO_DEALERS, pageModule } from '../../../infrastructure/composition/visitor/page-module.ts';
import { servicesOf } from '../../../infrastructure/composition/visitor/services.ts';
import { ServicesProvider } from '../../../ui/bindings/services.ts';
import { Block } from '../../../ui/blocks/rebate-widget/rebate-widget.tsx';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';
import { fakeIntersections } from '../../fakes/fake-intersection-observer.ts';
import { SITE } from './read-blocks.ts';

beforeAll(fakeIntersections);
afterEach(cleanup);

/** The widget of a category; `recall` provides the visitor's zip. */
const shown = () => {
  const container = new PageContainer();
  const memory = new FakeVisitorMemory();
  container.load([constant(TOKENS.visitorMemory, memory)]);
  container.load(
    pageModule(() => Promise.reject(new Error('No form is here')), { zipcode: null }, NO_DEALERS),
  );
  const services = servicesOf(container, SITE);
  render(
    <ServicesProvider value={services}>
      <Block
        widget="category"
        script="/no-such-script.js"
        zip={null}
        isEmpty={false}
        options={{
          pageSize: 6,
          headingText: 'Rebates',
          headingTag: 'h2',
          subheadingText: 'Near you',
          category: null,

          products: [],
          showProductImages: true,
          noRebatesText: '',
          offersText: '',
          popupHeadingText: '',
        }}
      />
    </ServicesProvider>,
  );
  return {
    box: () => screen.queryByRole<HTMLInputElement>('textbox'),
    recall: () =>
      act(() => {
        memory.rememberPostalCode('60601' as PostalCode);
        services.showArea.recall();
      }),
  };
};

test('The widget replaces the box once a zip is known', () => {
  const { box, recall } = shown();
  recall();
  expect(box()).toBeNull();
});

test('A box that has the focus stays', () => {
  const { box, recall } = shown();
  act(() => box()?.focus());
  recall();
  expect(box()?.value).toBe('');
});

test('A box with typed text stays, with its text', () => {
  const { box, recall } = shown();
  fireEvent.change(box() as HTMLInputElement, { target: { value: '7500' } });
  recall();
  expect(box()?.value).toBe('7500');
});
