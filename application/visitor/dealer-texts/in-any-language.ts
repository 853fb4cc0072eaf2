/** Widens literal English texts to `string`, so that translations fit the type. */
export type InAnyLanguage<Texts> = {
  readonly [name in keyof Texts]: Texts[name] extends string
    ? string
    : Texts[name] extends (...given: never) => unknown
      ? Texts[name]
      : InAnyLanguage<Texts[name]>;
};
