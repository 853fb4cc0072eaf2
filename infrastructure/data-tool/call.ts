import { parseArgs } from 'node:util';
import { heldCall, replayCall, HELD_OPTIONS, type HeldCall } from './held-call.ts';
import { startOfDay } from './instants.ts';
import type { ExportFormat } from './lead-texts.ts';
import type { GivenOptions, ToolOptions } from './tool-options.ts';

const KINDS = [
  'dealers',
  'reviews',
  'rebates',
  'pools',
  'products',
  'energy-prices',
  'income-limits',
] as const;

/** A command of the operator (contract, section 1). */
export type Call =
  | { readonly verb: 'import'; readonly kind: (typeof KINDS)[number]; readonly file: string }
  | { readonly verb: 'status'; readonly json: boolean }
  | { readonly verb: 'backup' | 'restore'; readonly file: string }
  | ExportCall
  | { readonly verb: 'lead'; readonly reference: string }
  | { readonly verb: 'replay' }
  | HeldCall
  | { readonly verb: 'forget'; readonly email: string }
  | RetentionCall
  | CheckCall;

/** Commands that need no database. */
type CheckCall = ContentCheckCall | PlacesCheckCall;

interface ContentCheckCall {
  readonly verb: 'check';
  readonly what: 'content';
  /** A folder of pages or block trees to check instead of the site's pages. Null checks the site's pages. */
  readonly folder: string | null;
  readonly json: boolean;
}

/** Lists the postal codes of a file (one per line) that the site doesn't know. */
interface PlacesCheckCall {
  readonly verb: 'check';
  readonly what: 'places';
  readonly file: string;
  readonly json: boolean;
}

/** Deletes outdated leads now, without a limit (`--yes`), and also undelivered ones (`--undelivered`). */
interface RetentionCall {
  readonly verb: 'retention';
  readonly isConfirmed: boolean;
  readonly includesUndelivered: boolean;
}

/** A command that uses the database. */
export type DatabaseCall = Exclude<Call, CheckCall>;

/** Exports the leads accepted at or after an instant, in milliseconds since 1970. */
interface ExportCall {
  readonly verb: 'export';
  readonly since: number;
  readonly format: ExportFormat;
}

export const USAGE = `Usage: npm run data -- import dealers|reviews|rebates|pools|products|energy-prices|income-limits FILE | status [--json] | backup FILE | restore FILE
  | export leads [--since YYYY-MM-DD] [--format csv|json] | lead REFERENCE | replay [--held] | forget EMAIL
  | held list|release|discard [--all] [--reason honeypot|flood] [--network BEGINNING] [--form ID]
    [--since INSTANT] [--until INSTANT] [--discarded]
  | retention [--yes] [--undelivered] | check content [FOLDER] [--json]
  | check places FILE [--json]`;

/** The flags and options of each verb. */
const OPTIONS: Readonly<Record<Call['verb'], ToolOptions>> = {
  import: {},
  status: { json: { type: 'boolean' } },
  check: { json: { type: 'boolean' } },
  backup: {},
  restore: {},
  export: { since: { type: 'string' }, format: { type: 'string' } },
  lead: {},
  replay: { held: { type: 'boolean' } },
  held: HELD_OPTIONS,
  forget: {},
  retention: { yes: { type: 'boolean' }, undelivered: { type: 'boolean' } },
};

interface Arguments {
  readonly words: ReadonlyArray<string>;
  readonly options: GivenOptions;
}

/** Null when an option is unknown, repeated, or has a missing or extra value. */
const argumentsOf = (verb: Call['verb'], args: ReadonlyArray<string>): Arguments | null => {
  try {
    const { positionals, values, tokens } = parseArgs({
      args: [...args],
      options: OPTIONS[verb],
      allowPositionals: true,
      tokens: true,
    });
    const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    return new Set(given).size < given.length ? null : { words: positionals, options: values };
  } catch {
    return null;
  }
};

const isVerb = (word: string): word is Call['verb'] => Object.hasOwn(OPTIONS, word);

/** Parses the command-line arguments. Null when they are invalid. */
export const callIn = ([verb = '', ...rest]: ReadonlyArray<string>): Call | null => {
  const given = isVerb(verb) ? argumentsOf(verb, rest) : null;
  return isVerb(verb) && given !== null ? callOf(verb, given) : null;
};

const callOf = (verb: Call['verb'], { words, options }: Arguments): Call | null => {
  const [first = '', second = ''] = words;
  const has = (count: number): boolean => words.length === count && !words.includes('');
  const json = options['json'] === true;
  switch (verb) {
    case 'import': {
      const kind = KINDS.find((one) => one === first);
      return kind !== undefined && has(2) ? { verb, kind, file: second } : null;
    }
    case 'status':
      return has(0) ? { verb, json } : null;
    case 'check':
      if (first === 'places' && has(2)) return { verb, what: first, file: second, json };
      return first === 'content' && (has(1) || has(2))
        ? { verb, what: first, folder: second || null, json }
        : null;
    case 'backup':
    case 'restore':
      return has(1) ? { verb, file: first } : null;
    case 'export':
      return first === 'leads' && has(1) ? exportCall(options) : null;
    case 'lead':
      return has(1) ? { verb, reference: first.toUpperCase() } : null;
    case 'replay':
      return has(0) ? replayCall(options) : null;
    case 'held':
      return has(1) ? heldCall(first, options) : null;
    case 'forget':
      return has(1) && first.includes('@') ? { verb, email: first } : null;
    case 'retention':
      return has(0)
        ? {
            verb,
            isConfirmed: options['yes'] === true,
            includesUndelivered: options['undelivered'] === true,
          }
        : null;
  }
};

/** Exports all leads as CSV by default. */
const exportCall = ({
  since: day = '1970-01-01',
  format = 'csv',
}: Arguments['options']): ExportCall | null => {
  const since = startOfDay(String(day));
  return since === null || (format !== 'csv' && format !== 'json') ? null : { verb: 'export', since, format };
};
