/** What tsx wraps named functions in, which pages lack: a script that defines it before functions of ours run there. */
export const NAMED_FUNCTIONS = 'globalThis.__name = (named) => named';
