import { beforeAll, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { styleguideTexts } from '../../../application/visitor/read-page/styleguide-texts.ts';
import { blockFields, type BlockField } from '../../../infrastructure/composition/block-fields.ts';
import { kindsOf } from '../../../infrastructure/content/blocks/kinds.ts';
import { collecting } from '../../../infrastructure/content/blocks/left-out.ts';
import type { BlockDefinition } from '../../../ui/blocks/define-block.ts';
import { loadDefinitions, type BlockDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { BLOCKS } from '../../../ui/blocks/registry.ts';

const texts = styleguideTexts.field;
const KINDS = kindsOf({ siteUrl: 'https://site.test', widgetHosts: [] });

let definitions: BlockDefinitions;
beforeAll(async () => (definitions = await loadDefinitions()));

const definitionOf = (name: string): BlockDefinition => {
  const definition = definitions.get(name);
  if (definition === undefined) throw new Error(`${name} is not defined`);
  return definition;
};

/** The codec's own result for a block without values. */
const emptied = (definition: BlockDefinition, name: string) => {
  const given = name.startsWith('acf/') ? { data: {} } : {};
  const { result, leftOut } = collecting(definition.codec(KINDS), given, []);
  const { data, ...attributes } = (E.isRight(result) ? result.right : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    required: E.isLeft(result)
      ? result.left.map(({ context }) => context.map(({ key }) => key).find((key) => key && key !== 'data'))
      : [],
    expected: leftOut.map(({ path }) => path.replace(/^data\./, '')),
    decoded: E.isRight(result) ? { ...attributes, ...(data as object | undefined) } : null,
  };
};

const namesOf = (fields: ReadonlyArray<BlockField>, presence: BlockField['presence']) =>
  fields
    .filter((field) => field.presence === presence && !field.name.includes(' › '))
    .map(({ name }) => name);

const saidOf = (value: unknown): ReadonlyArray<string> => {
  if (value === null) return [texts.leftOut, texts.warned];
  if (value === false) return [texts.no];
  return [Array.isArray(value) ? texts.emptyList : texts.otherwise(String(value))];
};

describe.each(Object.keys(BLOCKS))('The fields of %s', (name) => {
  test('are required where its codec requires them', () => {
    const definition = definitionOf(name);
    const { required, expected } = emptied(definition, name);
    const fields = blockFields(name, definition);
    expect([namesOf(fields, 'required'), namesOf(fields, 'expected')]).toEqual([required, expected]);
  });

  test('name the value that the codec gives an empty field', () => {
    const definition = definitionOf(name);
    const { decoded } = emptied(definition, name);
    const wrong = blockFields(name, definition).filter(
      ({ name: field, missing }) =>
        decoded !== null &&
        field in decoded &&
        !missing.startsWith(texts.noButton('').slice(0, 20)) &&
        !saidOf(decoded[field as keyof typeof decoded]).includes(missing),
    );
    expect(wrong).toEqual([]);
  });
});

test('Nested fields are named by their paths, and state what is lost without them', () =>
  expect(blockFields('core/video', definitionOf('core/video'))).toContainEqual({
    name: 'tracks › src',
    kind: texts.kind.saved(texts.kind.media),
    presence: 'required',
    missing: texts.noRow,
  }));

test("A button's two fields refer to each other", () => {
  const fields = blockFields('acf/hero', definitionOf('acf/hero'));
  expect(fields.find(({ name }) => name === 'button_url')?.missing).toBe(texts.noButton('button_text'));
});
