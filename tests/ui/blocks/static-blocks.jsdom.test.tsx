import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import { ServicesProvider, type Services } from '../../../ui/bindings/services.ts';
import { loadBlocks, type BlockModules } from '../../../ui/blocks/load-blocks.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { BLOCKS } from '../../../ui/blocks/registry.ts';
import { examplesOf } from './examples-of.ts';
import { readBlocks } from './read-blocks.ts';
import { servicesOnFakes } from './services-on-fakes.ts';

afterEach(cleanup);

const rendered = (block: RenderableBlock, modules: BlockModules): ReactNode => {
  const module = modules.get(block.name);
  if (module === undefined || block.props === null) return null;
  const within = block.innerBlocks.map((inner) => rendered(inner, modules));
  return createElement(module.Block, block.props, ...within);
};

/** The event handlers that React would call for an element; a block that has some is interactive. */
const handlersOf = (element: Element): ReadonlyArray<string> => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? '';
  // React stores an element's props on the element, under a private name that no type declares.
  const props: unknown = Reflect.get(element, key);
  return Object.entries(props ?? {}).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
};

/** What static blocks with certain props may read; a component that uses another use case throws. */
const READABLE: ReadonlyArray<keyof Services> = ['site', 'askDealer', 'showArea'];
const services = new Proxy(servicesOnFakes(), {
  get: (all, name: keyof Services) => {
    if (!READABLE.includes(name)) throw new Error(`A static block uses ${name}`);
    return all[name];
  },
});

test('a block that is declared static for its props has no event handlers', async () => {
  const definitions = await loadDefinitions();
  const names = Object.keys(BLOCKS).filter((name) => typeof definitions.get(name)?.isStatic === 'function');
  const modules = await loadBlocks(names);
  const seen = new Set<string>();
  for (const name of names) {
    const isStatic = definitions.get(name)?.isStatic;
    for (const example of await examplesOf(name)) {
      const [block] = await readBlocks(example);
      if (typeof isStatic !== 'function' || block?.props == null || !isStatic(block.props)) continue;
      seen.add(name);
      const { container } = render(
        createElement(ServicesProvider, { value: services }, rendered(block, modules)),
      );
      expect([name, [...container.querySelectorAll('*')].flatMap(handlersOf)]).toEqual([name, []]);
      cleanup();
    }
  }
  expect([...seen]).toEqual(names);
});

test('a block that is declared static has no event handlers, and needs no use case', async () => {
  const definitions = await loadDefinitions();
  const names = Object.keys(BLOCKS).filter((name) => {
    const definition = definitions.get(name);
    // Data that a use case prepares is rendered only by the server.
    return definition?.isStatic === true && definition.prepare === undefined;
  });
  const modules = await loadBlocks(names);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const blocks = await readBlocks(...(await examplesOf(name)));
    // There are no use cases here: a component that needs one throws.
    const { container } = render(
      createElement('div', {}, ...blocks.map((block) => rendered(block, modules))),
    );
    expect([name, [...container.querySelectorAll('*')].flatMap(handlersOf)]).toEqual([name, []]);
    cleanup();
  }
});
