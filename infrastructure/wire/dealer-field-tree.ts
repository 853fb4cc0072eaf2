import { DEALER_FIELD_PLACES, type FieldKind } from '../../domain/dealer/dealer-fields.ts';

interface Leaf {
  readonly names: ReadonlyArray<string>;
  readonly kind: FieldKind;
}

const LEAVES: ReadonlyArray<Leaf> = DEALER_FIELD_PLACES.flatMap(({ column, kind }) =>
  kind === 'group' ? [] : [{ names: column.split('.'), kind }],
);

/** Maps the wire format's tree of dealer fields: `ofField` each field, `ofObject` each nested object. */
export const dealerFieldTree = <A>(
  ofField: (kind: FieldKind) => A,
  ofObject: (fields: Record<string, A>) => A,
): Record<string, A> => {
  const treeOf = (leaves: ReadonlyArray<Leaf>): Record<string, A> =>
    Object.fromEntries(
      [...new Set(leaves.map(({ names: [first = ''] }) => first))].map((name) => {
        const inside = leaves
          .filter(({ names }) => names[0] === name)
          .map(({ names, kind }) => ({ names: names.slice(1), kind }));
        const own = inside.find(({ names }) => names.length === 0);
        return [name, own === undefined ? ofObject(treeOf(inside)) : ofField(own.kind)];
      }),
    );
  return treeOf(LEAVES);
};
