/** The options that a verb takes: flags, and those with a value. */
export type ToolOptions = Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>;

/** The options that a call gives. */
export type GivenOptions = Readonly<Record<string, string | boolean | undefined>>;
