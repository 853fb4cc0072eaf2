import type { ExportFormat } from './lead-texts.ts';

const KINDS = ['dealers', 'reviews', 'pools'] as const;

/** What the operator asks for (contract, section 1). */
export type Call =
  | { readonly verb: 'import'; readonly kind: (typeof KINDS)[number]; readonly file: string }
  | { readonly verb: 'status'; readonly json: boolean }
  | { readonly verb: 'backup' | 'restore'; readonly file: string }
  | ExportCall
  | { readonly verb: 'replay' }
  | { readonly verb: 'forget'; readonly email: string }
  | RetentionCall
  | CheckCall;

/** Asks what is wrong with the content; the only call that asks nothing of the database. */
interface CheckCall {
  readonly verb: 'check';
  readonly json: boolean;
}

/** Asks to delete outdated leads now: as many as there are (`--yes`), those that are not delivered too (`--undelivered`). */
interface RetentionCall {
  readonly verb: 'retention';
  readonly isConfirmed: boolean;
  readonly includesUndelivered: boolean;
}

/** A call that works on the database. */
export type DatabaseCall = Exclude<Call, CheckCall>;

/** Asks for the leads that were accepted at an instant (milliseconds since 1970) or later. */
interface ExportCall {
  readonly verb: 'export';
  readonly since: number;
  readonly format: ExportFormat;
}

export const USAGE = `Usage: npm run data -- import dealers|reviews|pools FILE | status [--json] | backup FILE | restore FILE
  | export leads [--since YYYY-MM-DD] [--format csv|json] | replay | forget EMAIL
  | retention [--yes] [--undelivered] | check content [--json]`;

/** The call that the arguments make; null when they make none. */
export const callIn = (args: ReadonlyArray<string>): Call | null => {
  const [verb, ...rest] = args;
  switch (verb) {
    case 'import': {
      const kind = KINDS.find((one) => one === rest[0]);
      const file = onlyOne(rest.slice(1));
      return kind === undefined || file === null ? null : { verb, kind, file };
    }
    case 'status': {
      const json = asksJson(rest);
      return json === null ? null : { verb, json };
    }
    case 'check': {
      const json = rest[0] === 'content' ? asksJson(rest.slice(1)) : null;
      return json === null ? null : { verb, json };
    }
    case 'backup':
    case 'restore': {
      const file = onlyOne(rest);
      return file === null ? null : { verb, file };
    }
    case 'export':
      return rest[0] === 'leads' ? exportCall(rest.slice(1)) : null;
    case 'replay':
      return rest.length > 0 ? null : { verb };
    case 'forget': {
      const email = onlyOne(rest);
      return email?.includes('@') === true ? { verb, email } : null;
    }
    case 'retention': {
      const isConfirmed = rest.includes('--yes');
      const includesUndelivered = rest.includes('--undelivered');
      const known = Number(isConfirmed) + Number(includesUndelivered);
      return known === rest.length ? { verb, isConfirmed, includesUndelivered } : null;
    }
    default:
      return null;
  }
};

/** All leads as CSV, unless the options say otherwise; each stands once, in any order. */
const exportCall = (options: ReadonlyArray<string>): ExportCall | null => {
  const given = new Map<string, string>();
  for (let i = 0; i < options.length; i += 2) given.set(options[i] ?? '', options[i + 1] ?? '');
  if (given.size * 2 !== options.length) return null;
  const { '--since': day = '1970-01-01', '--format': format = 'csv', ...unknown } = Object.fromEntries(given);
  const since = startOf(day);
  if (since === null || (format !== 'csv' && format !== 'json')) return null;
  return Object.keys(unknown).length > 0 ? null : { verb: 'export', since, format };
};

/** The instant when a day begins, in UTC; null: there is no such day. */
const startOf = (day: string): number | null => {
  const instant = Date.parse(`${day}T00:00:00.000Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(`${day}T`) ? instant : null;
};

/** Whether nothing but `--json` stands there; null: something else does. */
const asksJson = (options: ReadonlyArray<string>): boolean | null => {
  if (options.length === 0) return false;
  return options.length === 1 && options[0] === '--json' ? true : null;
};

const onlyOne = ([word = '', ...more]: ReadonlyArray<string>): string | null =>
  word === '' || word.startsWith('--') || more.length > 0 ? null : word;
