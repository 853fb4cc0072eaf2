/** An energy company: its id at the rebate provider, and its name. */
export interface Utility {
  readonly id: string;
  readonly name: string;
}

export const UTILITY_KINDS = ['electric', 'gas'] as const;
export type UtilityKind = (typeof UTILITY_KINDS)[number];

/** Values other than an id: the household has no utility of this kind, or doesn't know it. */
export const NO_UTILITY = 'none';
export const UNKNOWN_UTILITY = 'unknown';

/** The household's utilities by id; null when not chosen. */
export type UtilityChoice = { readonly [kind in UtilityKind]: string | null };

export const NO_CHOICE: UtilityChoice = { electric: null, gas: null };

/** The utilities of a kind that may serve an area, most likely first, and the id of the one whose rebates are included. */
export interface OfferedUtilities {
  readonly offered: ReadonlyArray<Utility>;
  readonly chosen: string;
}

export type AreaUtilities = { readonly [kind in UtilityKind]: OfferedUtilities };

const NONE_OFFERED: OfferedUtilities = { offered: [], chosen: UNKNOWN_UTILITY };

/** The value when an area's utilities are unknown or no rebate depends on them. */
export const NO_UTILITIES: AreaUtilities = { electric: NONE_OFFERED, gas: NONE_OFFERED };

/** Applies a household's choice. A utility that isn't offered is ignored, and the most likely one is assumed. */
export const withChoice = (utilities: AreaUtilities, choice: UtilityChoice): AreaUtilities => ({
  electric: chosenAmong(utilities.electric, choice.electric, [UNKNOWN_UTILITY]),
  gas: chosenAmong(utilities.gas, choice.gas, [UNKNOWN_UTILITY, NO_UTILITY]),
});

/** The part of a choice that an area offers and that isn't assumed anyway. */
export const effectiveChoice = (utilities: AreaUtilities, choice: UtilityChoice): UtilityChoice => {
  const chosen = withChoice(utilities, choice);
  const partOf = (kind: UtilityKind): string | null =>
    chosen[kind].chosen === utilities[kind].chosen ? null : chosen[kind].chosen;
  return { electric: partOf('electric'), gas: partOf('gas') };
};

const chosenAmong = (
  { offered, chosen }: OfferedUtilities,
  said: string | null,
  others: ReadonlyArray<string>,
): OfferedUtilities => {
  const choices = offered.length === 0 ? [] : [...offered.map(({ id }) => id), ...others];
  return { offered, chosen: choices.find((one) => one === said) ?? chosen };
};

/** The names of the utilities whose rebates are included, without duplicates. */
export const namesOfChosen = (utilities: AreaUtilities): ReadonlyArray<string> => [
  ...new Set(
    UTILITY_KINDS.flatMap((kind) =>
      utilities[kind].offered.flatMap(({ id, name }) => (id === utilities[kind].chosen ? [name] : [])),
    ),
  ),
];

/** The query and API parameters of a choice. */
export const UTILITY_PARAMETERS: { readonly [kind in UtilityKind]: string } = {
  electric: 'utility',
  gas: 'gas_utility',
};

const ID = /^[\w.:-]{1,64}$/;

/** Parses the choice in a query. Invalid ids are ignored. */
export const choiceIn = (query: { get(name: string): string | null }): UtilityChoice => {
  const idOf = (kind: UtilityKind): string | null => {
    const text = query.get(UTILITY_PARAMETERS[kind]);
    return text !== null && ID.test(text) ? text : null;
  };
  return { electric: idOf('electric'), gas: idOf('gas') };
};

/** The query parts of a choice, such as `utility=e`; empty without one. */
export const choiceQuery = (choice: UtilityChoice): ReadonlyArray<string> =>
  UTILITY_KINDS.flatMap((kind) => {
    const said = choice[kind];
    return said === null ? [] : [`${UTILITY_PARAMETERS[kind]}=${encodeURIComponent(said)}`];
  });
