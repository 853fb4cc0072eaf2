import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { Need } from '../../../domain/content/capabilities.ts';
import { requestOptions } from '../../builders/request-options.ts';
import { SERVER_CAPABILITIES } from '../../../infrastructure/composition/capabilities/server-capabilities.ts';
import { serverOnlyModule } from '../../../infrastructure/composition/visitor/server-only-module.ts';
import { createCheckingContainer } from '../../../infrastructure/composition/containers/checking-container.ts';
import { TOKENS } from '../../../infrastructure/composition/containers/tokens.ts';
import { NO_DEALERS, pageModule } from '../../../infrastructure/composition/visitor/page-module.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { BLOCKS } from '../../../ui/blocks/registry.ts';
import { MemoryPageLibrary } from '../../fakes/content/memory-page-library.ts';
import { examplesOf } from './examples-of.ts';
import { SITE } from './read-blocks.ts';
import { servicesAskedBy } from './rendered-blocks.tsx';

const OPTIONS = requestOptions(SITE);

const parent = createCheckingContainer(
  new MemoryPageLibrary(),
  { decode: ({ name }) => E.left({ _tag: 'UnknownBlock', name }) },
  SITE,
);

const EVERYWHERE = new Set(
  [
    ...serverOnlyModule,
    ...pageModule(() => Promise.reject(new Error('Nothing opens here')), OPTIONS.area, NO_DEALERS),
  ].map(({ token }) => token),
);

const CAPABILITIES = Object.entries(SERVER_CAPABILITIES).map(([need, { bindings }]) => ({
  need,
  tokens: new Set(bindings(OPTIONS, (token) => parent.get(token)).map(({ token }) => token)),
}));

/** The capabilities that provide a service; empty when every page has it. */
const providersOf = (service: keyof Services): ReadonlyArray<string> => {
  if (service === 'site' || EVERYWHERE.has(TOKENS[service])) return [];
  return CAPABILITIES.filter(({ tokens }) => tokens.has(TOKENS[service])).map(({ need }) => need);
};

test.each(Object.keys(BLOCKS))(
  '%s needs the capabilities of the use cases that it renders with',
  async (name) => {
    const definition = (await loadDefinitions()).get(name);
    // The browser does not render a static block.
    if (definition?.isStatic === true) return;
    const needs: ReadonlyArray<Need | string> = definition?.needs ?? [];
    for (const example of await examplesOf(name)) {
      const missing = (await servicesAskedBy(example)).flatMap((service) => {
        const providers = providersOf(service);
        const isMissing = providers.length > 0 && !providers.some((need) => needs.includes(need));
        return isMissing ? [`${service}: needs ${providers.join(' or ')}`] : [];
      });
      expect(missing).toEqual([]);
    }
  },
);
