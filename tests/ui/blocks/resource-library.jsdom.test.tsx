import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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
  name,
  id: null,
  files: [{ title: `${name} guide`, href: `/${name}.pdf`, note: 'PDF', opensNewTab: false }],
});

const library = (pageAddress = new MemoryPageAddress()) => {
  const container = new PageContainer();
  container.load([
    constant(TOKENS.clock, new FakeClock()),
    constant(TOKENS.pageAddress, pageAddress),
    ...documentModule({ query: new URLSearchParams(), path: '/resources/' }),
  ]);
  const tabs = [
    { name: 'Resources', intro: null, sections: ['Furnaces', 'Coils'].map(section), images: [] },
    { name: 'Technical Docs', intro: null, sections: ['Furnaces'].map(section), images: [] },
  ];
  return (
    <ServicesProvider value={servicesOf(container, SITE)}>
      <Block sectionTag="h2" tabs={tabs} />
    </ServicesProvider>
  );
};

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const tab = (name: string) => screen.getByRole('link', { name });

const currentTab = () =>
  screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;

const box = () => screen.getByLabelText<HTMLInputElement>(texts.label);

/** A page with a text in its box, as if typed before the application started. */
const TypedBefore = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => {
    box().value = 'coil';
  }, []);
  return children;
};

test('Text typed before the application starts filters, and stays in the box', () => {
  render(<TypedBefore>{library()}</TypedBefore>);
  expect([sections(), box().value]).toEqual([['Coils'], 'coil']);
  fireEvent.input(box(), { target: { value: '' } });
  expect(sections()).toEqual(['Furnaces', 'Coils']);
});

test('A tab changes in place: it keeps the focus, the filter stays, and its sections are closed', () => {
  const pageAddress = new MemoryPageAddress();
  render(library(pageAddress));
  fireEvent.input(box(), { target: { value: 'furnaces' } });
  tab('Technical Docs').focus();
  expect(fireEvent.click(tab('Technical Docs'))).toBe(false);
  expect([currentTab(), sections(), box().value]).toEqual(['Technical Docs', ['Furnaces'], 'furnaces']);
  expect(document.activeElement).toBe(tab('Technical Docs'));
  expect(pageAddress.address).toBe('/resources/?tab=technical-docs&filter=furnaces');
  expect(fireEvent.click(tab('Technical Docs'))).toBe(false);
  expect(pageAddress.steps).toHaveLength(2);
});

test('Back shows the previous tab, with its filter in the box', () => {
  const pageAddress = new MemoryPageAddress();
  render(library(pageAddress));
  fireEvent.input(box(), { target: { value: 'coil' } });
  fireEvent.click(tab('Technical Docs'));
  fireEvent.input(box(), { target: { value: '' } });
  act(pageAddress.back);
  expect([currentTab(), sections(), box().value]).toEqual(['Resources', ['Coils'], 'coil']);
});

test('Clearing the filter moves the focus to its box', () => {
  render(library());
  fireEvent.input(box(), { target: { value: 'coil' } });
  fireEvent.click(screen.getByText(texts.clear));
  expect([sections(), box().value, document.activeElement === box()]).toEqual([
    ['Furnaces', 'Coils'],
    '',
    true,
  ]);
});

test('A tab that is opened in a new window stays a link', () => {
  const pageAddress = new MemoryPageAddress();
  render(library(pageAddress));
  fireEvent.click(tab('Technical Docs'), { ctrlKey: true });
  expect([currentTab(), pageAddress.steps]).toEqual(['Resources', ['/']]);
});
