/**
 * The badges of dealers that are shown together, those that not all of them have first: a card's two rows show only some. Without
 * another dealer, and among equals, the order stays.
 */
export const differingFirst = <Held>(
  all: ReadonlyArray<ReadonlyArray<Held>>,
  nameOf: (held: Held) => string,
): ReadonlyArray<ReadonlyArray<Held>> => {
  const isShared = (held: Held): boolean =>
    all.every((badges) => badges.some((other) => nameOf(other) === nameOf(held)));
  return all.map((badges) => [...badges.filter((held) => !isShared(held)), ...badges.filter(isShared)]);
};
