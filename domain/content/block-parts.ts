import type { BlockWarning } from './block-warning.ts';

/** Parts of one of the site's own blocks that say nothing unless they are whole; the fields stand in its `data`. */
export interface BlockParts {
  /** Buttons, each by the fields of its text and its address. */
  readonly buttons?: ReadonlyArray<readonly [text: string, address: string]>;
  /** Lists, each by the field without which one of its items is left out, and what should stand there. */
  readonly items?: ReadonlyArray<{
    readonly list: string;
    readonly needs: string;
    readonly expected: string;
  }>;
}

/** A block's attributes that can be drawn, and why some of them are not. */
export interface WholeParts {
  readonly attributes: object;
  readonly warnings: ReadonlyArray<BlockWarning>;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Leaves out the parts of a block that are only half there, and tells of each (specification, section 8): a button without
 * its text or its address, an item without what it needs. The block itself is drawn.
 */
export const wholeParts = (
  name: string,
  attributes: object,
  { buttons = [], items = [] }: BlockParts,
): WholeParts => {
  const { data } = { ...attributes } as { readonly data?: Fields };
  if (data === undefined) return { attributes, warnings: [] };
  const half = buttons.filter(([text, address]) => isNothing(data[text]) !== isNothing(data[address]));
  const lists = items.map((item) => ({ ...item, all: listAt(data, item.list) }));
  return {
    attributes: {
      ...attributes,
      data: {
        ...data,
        ...Object.fromEntries(half.flat().map((field) => [field, null])),
        ...Object.fromEntries(lists.map(({ list, needs, all }) => [list, all.filter(has(needs))])),
      },
    },
    warnings: [
      ...half.map((): BlockWarning => ({ _tag: 'UntrackedClick', name })),
      ...lists.flatMap(({ list, needs, expected, all }) =>
        all.flatMap((item, i): ReadonlyArray<BlockWarning> => {
          const path = `data.${list}.${i}.${needs}`;
          return has(needs)(item) ? [] : [{ _tag: 'WrongAttributes', name, path, expected }];
        }),
      ),
    ],
  };
};

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

const listAt = (data: Fields, list: string): ReadonlyArray<Fields> => {
  const all = data[list];
  return Array.isArray(all) ? all : [];
};

const has =
  (field: string) =>
  (item: Fields): boolean =>
    !isNothing(item[field]);
