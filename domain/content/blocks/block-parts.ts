import type { BlockWarning } from './block-warning.ts';

/** Parts of the site's own blocks that are dropped unless complete. Their fields are in the block's `data`. */
export interface BlockParts {
  /** Buttons, each as the names of its text and address fields. */
  readonly buttons: ReadonlyArray<readonly [text: string, address: string]>;
}

/** The attributes without incomplete parts, and a warning for each dropped part. */
export interface CompleteParts {
  readonly attributes: object;
  readonly warnings: ReadonlyArray<Extract<BlockWarning, { readonly _tag: 'UntrackedClick' }>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Drops a block's buttons without text or address, with a warning for each (specification, section 8). The block itself is rendered. */
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
