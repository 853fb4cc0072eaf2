const KINDS = ['dealers', 'reviews', 'pools'] as const;

/** What the operator asks for (contract, section 1). */
export type Call =
  | { readonly verb: 'import'; readonly kind: (typeof KINDS)[number]; readonly file: string }
  | { readonly verb: 'status'; readonly json: boolean }
  | { readonly verb: 'backup' | 'restore'; readonly file: string };

export const USAGE = `Usage: npm run data -- import dealers|reviews|pools FILE | status [--json] | backup FILE | restore FILE`;

/** The call that the arguments make; null when they make none. */
export const callIn = (args: ReadonlyArray<string>): Call | null => {
  const [verb, ...rest] = args;
  switch (verb) {
    case 'import': {
      const kind = KINDS.find((one) => one === rest[0]);
      const file = onlyFile(rest.slice(1));
      return kind === undefined || file === null ? null : { verb, kind, file };
    }
    case 'status': {
      const json = rest[0] === '--json';
      return rest.length > (json ? 1 : 0) ? null : { verb, json };
    }
    case 'backup':
    case 'restore': {
      const file = onlyFile(rest);
      return file === null ? null : { verb, file };
    }
    default:
      return null;
  }
};

const onlyFile = ([file = '', ...more]: ReadonlyArray<string>): string | null =>
  file === '' || file.startsWith('--') || more.length > 0 ? null : file;
