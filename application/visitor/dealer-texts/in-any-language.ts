/** Texts of any language: what is one text in English is any text. */
export type InAnyLanguage<Texts> = {
  readonly [name in keyof Texts]: Texts[name] extends string
    ? string
    : Texts[name] extends (...given: never) => unknown
      ? Texts[name]
      : InAnyLanguage<Texts[name]>;
};
