import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { browseDocumentsTexts as texts } from '../../../application/visitor/browse-documents/texts.ts';
import { constant } from '../../../infrastructure/composition/containers/binding.ts';
import { PageContainer } from '../../../infrastructure/composition/containers/page-container.ts';
import { TOKENS } from '../../../infrastructure/composition/containers/tokens.ts';
import { documentModule } from '../../../infrastructure/composition/visitor/document-module.ts';
import { servicesOf } from '../../../infrastructure/composition/visitor/services.ts';
import { ServicesProvider } from '../../../ui/bindings/services.ts';
import { Block } from '../../../ui/blocks/resource-library/resource-library.tsx';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryPageAddress } from '../../fakes/visitor/memory-page-address.ts';
import { SITE } from './read-blocks.ts';

afterEach(cleanup);

const section = (name: string) => ({
  ...{ name, id: null },
  files: [{ title: `${name} guide`, href: `/${name}.pdf`, note: 'PDF', opensNewTab: false }],
});

const library = () => {
  const container = new PageContainer();
  container.load([
    constant(TOKENS.clock, new FakeClock()),
    constant(TOKENS.pageAddress, new MemoryPageAddress()),
    ...documentModule({ query: new URLSearchParams(), path: '/resources/' }),
  ]);
  const tabs = [{ name: 'Resources', intro: null, sections: ['Furnaces', 'Coils'].map(section), images: [] }];
  return (
    <ServicesProvider value={servicesOf(container, SITE)}>
      <Block sectionTag="h2" tabs={tabs} />
    </ServicesProvider>
  );
};

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const box = () => screen.getByLabelText<HTMLInputElement>(texts.label);

/** A page that starts with a word in the box, as after typing before its start. */
const TypedBefore = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => {
    box().value = 'coil';
  }, []);
  return children;
};

test('What was typed before the application started filters, and stays in the box', () => {
  render(<TypedBefore>{library()}</TypedBefore>);
  expect([sections(), box().value]).toEqual([['Coils'], 'coil']);
  fireEvent.input(box(), { target: { value: '' } });
  expect(sections()).toEqual(['Furnaces', 'Coils']);
});
