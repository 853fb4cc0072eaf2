/** The options of a verb: flags, and options with a value. */
export type ToolOptions = Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>;

/** The options in a command. */
export type GivenOptions = Readonly<Record<string, string | boolean | undefined>>;
