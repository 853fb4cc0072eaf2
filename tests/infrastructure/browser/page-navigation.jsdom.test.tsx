import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { TextEncoder } from 'node:util';
import { act, useId } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RouterPageNavigation } from '../../../infrastructure/browser/router-page-navigation.ts';
import { takeDialogStep } from '../../../ui/bindings/dialog-step.ts';
import { describePageNavigation } from '../../contracts/visitor/page-navigation.ts';
import { MemoryPageNavigation } from '../../fakes/visitor/memory-page-navigation.ts';

// The router needs it, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { routedBy } = await import('../../../infrastructure/composition/browser/routed-page.tsx');

const router = new RouterPageNavigation();
const RoutedPage = routedBy(router);
let root: Root;

beforeEach(async () => {
  window.history.replaceState(null, '', '/find-a-dealer/');
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RoutedPage />));
});

afterEach(async () => act(async () => root.unmount()));

const made = (): readonly [number, string] => [
  window.history.length,
  `${window.location.pathname}${window.location.search}`,
];

const acted = { goTo: (to: string, replaces: boolean) => act(() => router.goTo(to, replaces)) };
describePageNavigation('the router of the browser', () => acted, made);

const memory = new MemoryPageNavigation();
describePageNavigation(
  'memory',
  () => memory,
  () => [memory.moves.filter(({ replaces }) => !replaces).length, memory.moves.at(-1)?.to ?? ''],
);

test('A navigation replaces the history entry of an open dialog', () => {
  takeDialogStep(window.history);
  const [steps] = made();
  acted.goTo('/find-a-dealer/?zipcode=75001', false);
  expect(made()).toEqual([steps, '/find-a-dealer/?zipcode=75001']);
});

test('A page without a router does not navigate', () => {
  const before = made();
  new RouterPageNavigation().goTo('/find-a-dealer/?zipcode=75001', false);
  expect(made()).toEqual(before);
});

test("The page keeps the server's element ids", async () => {
  const { StaticRouter } = await import('react-router-dom');
  const { renderToString } = await import('react-dom/server.node');
  const ids: string[] = [];
  const Labeled = () => {
    const id = useId();
    ids.push(id);
    return <i id={id} />;
  };
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <StaticRouter location="/">
      <Labeled />
    </StaticRouter>,
  );
  await act(async () => {
    hydrateRoot(
      page,
      <RoutedPage>
        <Labeled />
      </RoutedPage>,
    );
  });
  expect(new Set(ids).size).toBe(1);
  expect(page.querySelector('i')?.id).toBe(ids[0]);
});
