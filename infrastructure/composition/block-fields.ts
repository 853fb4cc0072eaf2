import * as t from 'io-ts';
import type { Type } from 'io-ts/Type';
import { styleguideTexts } from '../../application/visitor/read-page/styleguide-texts.ts';
import { SURFACES } from '../../domain/content/blocks/surface.ts';
import type { BlockDefinition } from '../../ui/blocks/define-block.ts';
import type { Kinds } from '../../ui/blocks/kinds.ts';

const texts = styleguideTexts.field;

/** Whether a block needs a field. Without a `required` field the block is dropped; a missing `expected` field causes a warning. */
type Presence = 'required' | 'expected' | 'optional';

/** A field as editors know it. */
export interface BlockField {
  /** Includes the parent fields: `qa › question`. */
  readonly name: string;
  readonly kind: string;
  readonly presence: Presence;
  /** What happens when the field is missing. */
  readonly missing: string;
}

interface Described extends Omit<BlockField, 'name'> {
  /** Returns the nested fields; `noneWithout` is the text for a missing required one. Null when there are no nested fields. */
  readonly within: ((noneWithout: string) => ReadonlyArray<BlockField>) | null;
}

/** The type of all kinds below. It carries a description and decodes nothing. */
class DescribedType<A> extends t.Type<A> {
  constructor(readonly described: Described) {
    super(
      described.kind,
      (_given): _given is A => true,
      (given, context) => t.failure(given, context),
      t.identity,
    );
  }
}

const described = <A>(kind: string, more: Partial<Described> = {}): Type<A> =>
  new DescribedType<A>({ kind, presence: 'required', missing: texts.noBlock, within: null, ...more });

const optional = (missing: string): Partial<Described> => ({ presence: 'optional', missing });

const descriptionOf = (type: t.Mixed): Described =>
  type instanceof DescribedType
    ? type.described
    : {
        kind: texts.kind.fields,
        presence: 'required',
        missing: texts.noBlock,
        within: (noneWithout) => fieldsIn(type, noneWithout),
      };

/** The fields of a `t.strict`, each followed by its nested fields. */
const fieldsIn = (type: t.Mixed, noneWithout: string): ReadonlyArray<BlockField> => {
  if (!(type instanceof t.ExactType)) return [];
  const { props } = type.type as t.InterfaceType<t.Props>;
  return Object.entries(props).flatMap(([name, each]) => {
    const { kind, presence, missing, within } = descriptionOf(each);
    return [
      { name, kind, presence, missing: presence === 'required' ? noneWithout : missing },
      ...(within?.(texts.noPart) ?? []).map((field) => ({ ...field, name: `${name} › ${field.name}` })),
    ];
  });
};

const wrapped = <A>(kind: t.Mixed, more: Partial<Described>): Type<A> =>
  new DescribedType<A>({ ...descriptionOf(kind), ...more });

const list = <A>(row: Type<A>, kind: string): Type<ReadonlyArray<A>> => {
  const { kind: rowKind, within } = descriptionOf(row);
  return described(within === null ? texts.kind.each(kind, rowKind) : kind, {
    ...optional(texts.emptyList),
    // A row without a required field is dropped.
    within: within && (() => within(texts.noRow)),
  });
};

/** The kinds of `ui/blocks/kinds.ts`, with descriptions instead of decoders. */
const KINDS: Kinds = {
  text: described(texts.kind.text),
  html: described(texts.kind.html),
  inline: described(texts.kind.inline),
  rawHtml: described(texts.kind.rawHtml),
  classicHtml: described(texts.kind.classicHtml),
  media: described(texts.kind.media),
  srcset: described(texts.kind.srcset),
  drawing: described(texts.kind.drawing),
  address: described(texts.kind.address),
  video: described(texts.kind.video),
  widget: described(texts.kind.widget, optional(texts.leftOut)),
  fragment: described(texts.kind.fragment, optional(texts.leftOut)),
  surface: described(texts.kind.surface(SURFACES)),
  flag: described(texts.kind.flag, optional(texts.no)),
  number: described(texts.kind.number),
  oneOf: (words, otherwise) => described(texts.kind.oneOf(words), optional(texts.otherwise(otherwise))),
  maybe: (kind) => wrapped(kind, optional(texts.leftOut)),
  expected: (kind) => wrapped(kind, { presence: 'expected', missing: texts.warned }),
  listOf: (kind) => list(kind, texts.kind.list),
  oneOrMore: (kind) => list(kind, texts.kind.oneOrMore),
  either: (first, second) =>
    described(texts.kind.either(descriptionOf(first).kind, descriptionOf(second).kind)),
};

/** Whether a field is one of the attributes or nested in one. */
const isIn = (field: string, attributes: object): boolean =>
  Object.keys(attributes).some((name) => field === name || field.startsWith(`${name} › `));

/** The fields of a block, from its codec. The site's own blocks have them in `data`, WordPress blocks don't. */
export const blockFields = (
  block: string,
  { codec, parts, sources = {} }: BlockDefinition,
): ReadonlyArray<BlockField> => {
  const pairs = (parts?.buttons ?? []).flatMap(([text, address]) => [
    [text, address] as const,
    [address, text] as const,
  ]);
  return fieldsIn(codec(KINDS) as t.Type<object, unknown, unknown>, texts.noBlock)
    .filter(({ name }) => name.startsWith('data › ') === block.startsWith('acf/'))
    .filter(({ name }) => name !== 'data' && name !== 'originalName')
    .map(({ name, kind, missing, ...field }) => {
      const own = name.replace(/^data › /, '');
      const partner = pairs.find(([one]) => one === own)?.[1];
      return {
        ...field,
        name: own,
        kind: isIn(own, sources) ? texts.kind.saved(kind) : kind,
        missing: partner === undefined ? missing : texts.noButton(partner),
      };
    });
};
