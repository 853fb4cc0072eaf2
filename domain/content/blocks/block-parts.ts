import type { BlockWarning } from './block-warning.ts';

/** Parts of one of the site's own blocks that say nothing unless they are complete; the fields are in its `data`. */
export interface BlockParts {
  /** Buttons, each by the fields of its text and its address. */
  readonly buttons: ReadonlyArray<readonly [text: string, address: string]>;
}

/** A block's attributes that can be rendered, and why some of them are not. */
export interface CompleteParts {
  readonly attributes: object;
  readonly warnings: ReadonlyArray<Extract<BlockWarning, { readonly _tag: 'UntrackedClick' }>>;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Leaves out the buttons of a block that lack their text or their address, and warns of each (specification, section 8). The
 * block itself is rendered.
 */
export const completeParts = (name: string, attributes: object, { buttons }: BlockParts): CompleteParts => {
  const { data } = { ...attributes } as { readonly data?: Fields };
  if (data === undefined) return { attributes, warnings: [] };
  const half = buttons.filter(([text, address]) => isNothing(data[text]) !== isNothing(data[address]));
  return {
    attributes: {
      ...attributes,
      data: { ...data, ...Object.fromEntries(half.flat().map((field) => [field, null])) },
    },
    warnings: half.map(([text, address]) => ({
      _tag: 'UntrackedClick',
      name,
      path: `data.${isNothing(data[text]) ? text : address}`,
    })),
  };
};

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';
