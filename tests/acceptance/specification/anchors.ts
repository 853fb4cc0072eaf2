/** A name as a URL fragment, without a running number, so that links stay valid when others are added. */
export const anchorOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

interface Named<A> {
  readonly rule: string;
  readonly name: string;
  readonly one: A;
}

/** The anchors of a feature's scenarios: their names; for shared names also the rules' names, then numbers. */
export const uniqueAnchors = <A>(scenarios: ReadonlyArray<Named<A>>): ReadonlyMap<A, string> => {
  const spelled = scenarios.map(({ rule, name, one }) => ({
    one,
    // The prefix keeps a scenario's anchor different from a rule's.
    short: `scenario-${anchorOf(name)}`,
    long: `scenario-${anchorOf(name)}-${anchorOf(rule)}`,
  }));
  const isAlone = ({ short }: (typeof spelled)[number]): boolean =>
    spelled.filter((other) => other.short === short).length === 1;
  const taken = new Map<string, number>();
  return new Map(
    spelled.map((each) => {
      const anchor = isAlone(each) ? each.short : each.long;
      const count = (taken.get(anchor) ?? 0) + 1;
      taken.set(anchor, count);
      return [each.one, count === 1 ? anchor : `${anchor}-${count}`];
    }),
  );
};
