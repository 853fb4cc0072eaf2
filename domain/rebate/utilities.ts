/** A company that sends an energy bill: its id with the provider of rebates, and its name. */
export interface Utility {
  readonly id: string;
  readonly name: string;
}

export const UTILITY_KINDS = ['electric', 'gas'] as const;
export type UtilityKind = (typeof UTILITY_KINDS)[number];

/** In place of an id: the household has none of this kind, or does not know. */
export const NO_UTILITY = 'none';
export const UNKNOWN_UTILITY = 'unknown';

/** Whose customer a household says it is, by id; null: it has not said. */
export type UtilityChoice = { readonly [kind in UtilityKind]: string | null };

export const NO_CHOICE: UtilityChoice = { electric: null, gas: null };

/** The utilities of a kind that may serve an area, the likely one first, and the one whose rebates are answered, by id. */
export interface OfferedUtilities {
  readonly offered: ReadonlyArray<Utility>;
  readonly chosen: string;
}

export type AreaUtilities = { readonly [kind in UtilityKind]: OfferedUtilities };

const NONE_OFFERED: OfferedUtilities = { offered: [], chosen: UNKNOWN_UTILITY };

/** Where nothing is known of an area's utilities, or no rebate depends on them. */
export const NO_UTILITIES: AreaUtilities = { electric: NONE_OFFERED, gas: NONE_OFFERED };

/** The utilities of an area as a household chooses among them; what is not on offer counts as nothing said, and the likely one is assumed. */
export const withChoice = (utilities: AreaUtilities, choice: UtilityChoice): AreaUtilities => ({
  electric: chosenAmong(utilities.electric, choice.electric, [UNKNOWN_UTILITY]),
  gas: chosenAmong(utilities.gas, choice.gas, [UNKNOWN_UTILITY, NO_UTILITY]),
});

const chosenAmong = (
  { offered, chosen }: OfferedUtilities,
  said: string | null,
  others: ReadonlyArray<string>,
): OfferedUtilities => {
  const isOnOffer = offered.some(({ id }) => id === said) || (said !== null && others.includes(said));
  return { offered, chosen: isOnOffer && said !== null && offered.length > 0 ? said : chosen };
};

/** The names of the utilities whose rebates are answered, each once. */
export const namesOfChosen = (utilities: AreaUtilities): ReadonlyArray<string> => [
  ...new Set(
    UTILITY_KINDS.flatMap((kind) =>
      utilities[kind].offered.flatMap(({ id, name }) => (id === utilities[kind].chosen ? [name] : [])),
    ),
  ),
];

/** The parameters of addresses and calls that hold a choice. */
export const UTILITY_PARAMETERS: { readonly [kind in UtilityKind]: string } = {
  electric: 'utility',
  gas: 'gas_utility',
};

const ID = /^[\w.:-]{1,64}$/;

/** The choice that a query holds; what cannot be an id counts as nothing said. */
export const choiceIn = (query: { get(name: string): string | null }): UtilityChoice => {
  const idOf = (kind: UtilityKind): string | null => {
    const text = query.get(UTILITY_PARAMETERS[kind]);
    return text !== null && ID.test(text) ? text : null;
  };
  return { electric: idOf('electric'), gas: idOf('gas') };
};

/** The parts of a query that hold a choice, `utility=e`; empty where nothing is said. */
export const choiceQuery = (choice: UtilityChoice): ReadonlyArray<string> =>
  UTILITY_KINDS.flatMap((kind) => {
    const said = choice[kind];
    return said === null ? [] : [`${UTILITY_PARAMETERS[kind]}=${encodeURIComponent(said)}`];
  });
