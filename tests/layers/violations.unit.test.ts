import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiled, cruised, linted, VIOLATIONS, type Fault } from './checks.ts';

const LAYERS: ReadonlyArray<Fault> = [
  ['domain-is-pure', 'domain/names-a-view.ts'],
  ['domain-is-pure', 'domain/makes-a-stream.ts'],
  ['application-looks-inwards', 'application/visitor/calls-an-adapter.ts'],
  ['visitor-and-provider-are-strangers', 'application/visitor/asks-the-provider.ts'],
  ['visitor-and-provider-are-strangers', 'application/provider/asks-the-visitor.ts'],
  ['ports-speak-the-cores-words', 'application/ports/knows-a-use-case.ts'],
  ['ports-take-rxjs-as-types', 'application/ports/makes-a-stream.ts'],
  ['infrastructure-never-sees-ui', 'infrastructure/http/renders.ts'],
  ['technologies-are-strangers', 'infrastructure/http/reads-the-database.ts'],
  ['technologies-are-strangers', 'infrastructure/wire/knows-a-technology.ts'],
  ['pages-know-no-capability', 'infrastructure/pages/names-a-capability.ts'],
  ['the-server-sends-pages', 'infrastructure/http/sends-a-page.ts'],
  ['tools-use-the-database', 'infrastructure/import/asks-over-http.ts'],
  ['the-data-tool-serves-nobody', 'infrastructure/data-tool/asks-over-http.ts'],
  ['composition-is-the-root', 'infrastructure/http/knows-the-root.ts'],
  ['inversify-in-composition-only', 'infrastructure/http/is-injected.ts'],
  ['use-cases-come-from-containers', 'infrastructure/composition/builds-a-use-case.ts'],
  ['tests-stay-outside', 'infrastructure/http/answers-with-a-fake.ts'],
  ['ui-binds-to-visitor-views', 'ui/dealers/asks-the-provider.ts'],
  ['ui-binds-to-visitor-views', 'ui/dealers/knows-a-port.ts'],
  ['ui-takes-domain-as-types', 'ui/dealers/applies-a-rule.ts'],
  ['rxjs-in-bindings-only', 'ui/dealers/subscribes.ts'],
  ['components-know-no-application', 'ui/components/knows-a-view.ts'],
  ['capabilities-are-strangers', 'ui/dealers/borrows-from-reviews.ts'],
  ['codecs-are-small', 'ui/blocks/quote/codec.ts'],
  ['io-ts-in-codecs-only', 'ui/blocks/hero/decodes-by-itself.ts'],
  ['definitions-stay-on-the-server', 'ui/blocks/hero/decodes-in-the-browser.ts'],
  ['definitions-stay-on-the-server', 'infrastructure/composition/browser.ts'],
  ['components-decide-nothing', 'ui/blocks/hero/applies-a-rule.tsx'],
  ['components-decide-nothing', 'ui/dealers/decides-by-itself.tsx'],
  ['no-cycles', 'application/visitor/first-of-a-circle.ts'],
  ['no-orphans', 'infrastructure/http/forgotten.ts'],
  ['no-development-packages-in-shipped-rooms', 'infrastructure/http/needs-a-tool.ts'],
  ['no-unlisted-packages', 'infrastructure/http/needs-a-stowaway.ts'],
  ['no-dead-imports', 'infrastructure/http/imports-nothing.ts'],
];

/** Has one line more than allowed, so it is written for the test and not stored. */
const TOO_LONG = 'ui/dealers/never-ends.ts';

const RULE = { globals: 'no-restricted-globals', syntax: 'no-restricted-syntax' } as const;
const BY_NAME = 'Blocks and pages declare their needs. Only the files of a capability name it.';
const LINT: ReadonlyArray<Fault> = [
  ['@typescript-eslint/no-floating-promises', 'application/visitor/forgets-a-promise.ts'],
  ['@typescript-eslint/consistent-type-imports', 'application/visitor/imports-a-type-as-a-value.ts'],
  ['@typescript-eslint/switch-exhaustiveness-check', 'application/visitor/misses-a-case.ts'],
  ['@typescript-eslint/no-explicit-any', 'application/visitor/takes-anything.ts'],
  ['@typescript-eslint/no-restricted-imports', 'infrastructure/http/is-injected.ts'],
  [`${RULE.syntax}: Raw html is rendered in one place only.`, 'ui/blocks/hero/renders-raw-html.tsx'],
  [`${RULE.syntax}: Only ui/bindings subscribes: use useObservable.`, 'ui/dealers/subscribes.ts'],
  [`${RULE.syntax}: ${BY_NAME}`, 'infrastructure/composition/asks-for-a-capability.ts'],
  [`${RULE.syntax}: ${BY_NAME}`, 'ui/app/looks-for-a-capability.ts'],
  ['react-hooks/rules-of-hooks', 'ui/components/hook-on-a-condition.tsx'],
  ['jsx-a11y/alt-text', 'ui/components/picture-without-words.tsx'],
  ['max-lines', TOO_LONG],
  ['no-console', 'ui/dealers/talks-to-the-console.ts'],
];
const GLOBALS: ReadonlyArray<Fault> = [
  ['fetch', 'ui/components/fetches-through-the-window.ts'],
  ['fetch', 'ui/dealers/fetches.ts'],
  ['sessionStorage', 'ui/dealers/remembers.ts'],
  ['document', 'ui/dealers/touches-the-page.ts'],
];

const TYPES: ReadonlyArray<Fault> = [
  [`Cannot find name 'localStorage'.`, 'application/visitor/remembers-by-itself.ts'],
  [`Cannot find name 'window'.`, 'domain/looks-at-the-window.ts'],
];

describe('Deliberate violations of the rules', () => {
  let layers: Awaited<ReturnType<typeof cruised>>;
  let lint: ReadonlyArray<Fault>;
  let types: ReadonlyArray<Fault>;

  beforeAll(async () => {
    const head = `import type { Dealer } from '../../domain/dealer.ts';`;
    const lines = Array.from({ length: 300 }, (_, number) => `export type Dealer${number} = Dealer;`);
    writeFileSync(join(VIOLATIONS, TOO_LONG), [head, ...lines].join('\n'));
    [layers, lint, types] = await Promise.all([cruised(), linted(), compiled()]);
  });
  afterAll(() => rmSync(join(VIOLATIONS, TOO_LONG)));

  test.each(LAYERS)('are caught by %s: %s', (rule, file) =>
    expect(layers.faults).toContainEqual([rule, file]),
  );
  test('include one for every import rule', () =>
    expect(new Set(LAYERS.map(([rule]) => rule))).toEqual(new Set(layers.rules)));
  test('are the only faults that the import rules find', () =>
    expect(layers.faults.filter((fault) => !LAYERS.some((known) => known.join() === fault.join()))).toEqual(
      [],
    ));

  test.each(LINT)('are caught by the lint rule %s: %s', (rule, file) =>
    expect(lint).toContainEqual([rule, file]),
  );
  test.each(GLOBALS)('are caught by lint for the global %s: %s', (name, file) =>
    expect(lint).toContainEqual([expect.stringMatching(`^${RULE.globals}: .*'${name}'`), file]),
  );
  test('are the only faults that lint finds', () => expect(lint).toHaveLength(LINT.length + GLOBALS.length));

  test.each(TYPES)('are caught by the compiler without DOM types, with “%s”: %s', (fault, file) =>
    expect(types).toContainEqual([fault, file]),
  );
});
