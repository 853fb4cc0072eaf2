import { HOLD_REASONS } from '../../domain/lead/hold.ts';
import type { HeldFilter } from '../database/leads/held-leads.ts';
import { instantIn } from './instants.ts';
import type { GivenOptions, ToolOptions } from './tool-options.ts';

const ACTIONS = ['list', 'release', 'discard'] as const;

/** Lists, releases or discards the held leads that match the filter. */
export interface HeldCall {
  readonly verb: 'held';
  readonly action: (typeof ACTIONS)[number];
  readonly filter: HeldFilter;
}

export const HELD_OPTIONS = {
  all: { type: 'boolean' },
  discarded: { type: 'boolean' },
  reason: { type: 'string' },
  network: { type: 'string' },
  form: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const satisfies ToolOptions;

/** The characters of networks. Excludes SQL wildcards. */
const NETWORK = /^[\da-f.:/]+$/;

/** Replays parked deliveries, or with `--held` releases the leads that the honeypot caught (contract, section 7). */
export const replayCall = ({ held }: GivenOptions): HeldCall | { readonly verb: 'replay' } =>
  held === true
    ? { verb: 'held', action: 'release', filter: { state: 'held', reason: 'honeypot' } }
    : { verb: 'replay' };

/** Null when the action is unknown, an option is invalid, or no option selects leads. */
export const heldCall = (word: string, options: GivenOptions): HeldCall | null => {
  const action = ACTIONS.find((one) => one === word);
  const filter = filterOf(options);
  if (action === undefined || filter === null) return null;
  const { all, discarded, ...chosen } = options;
  const isChosen = Object.keys(chosen).length > 0;
  // A decision about all leads needs an explicit `--all`.
  if (action === 'list' ? all === true : isChosen === (all === true)) return null;
  if (action === 'discard' && discarded === true) return null;
  return { verb: 'held', action, filter };
};

/** Null when an option's value is invalid. */
const filterOf = ({ discarded, ...options }: GivenOptions): HeldFilter | null => {
  const read = <A>(
    name: keyof typeof HELD_OPTIONS,
    decode: (text: string) => A | null,
  ): A | null | undefined => {
    const given = options[name];
    return given === undefined ? undefined : decode(String(given));
  };
  const reason = read('reason', (text) => HOLD_REASONS.find((one) => one === text) ?? null);
  const network = read('network', (text) => (NETWORK.test(text) ? text : null));
  const formId = read('form', (text) => text || null);
  const since = read('since', instantIn);
  const until = read('until', instantIn);
  if (reason === null || network === null || formId === null || since === null || until === null) return null;
  return { state: discarded === true ? 'discarded' : 'held', reason, network, formId, since, until };
};
