import type { Decision } from '../../../domain/consent/consent.ts';
import { pushToDataLayer, type PageWithDataLayer } from './data-layer.ts';

const STATES = { granted: 'granted', refused: 'denied' } as const;

type State = (typeof STATES)[Decision];

type Purposes = Readonly<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', State>
>;

const purposes = (state: State): Purposes => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});

/** Google's tags recognize a command by its type, a function's own `arguments`. */
function command(_name: 'consent', _kind: 'default' | 'update', _purposes: Purposes): IArguments {
  return arguments;
}

/** Denies everything by default for all tags that load later (Google consent mode, version 2). Must be the first entry. */
export const denyAtFirst = (page: PageWithDataLayer): void =>
  pushToDataLayer(page, command('consent', 'default', purposes('denied')));

/** Reports the visitor's decision to all current and later tags. */
export const reportConsent = (page: PageWithDataLayer, decision: Decision): void =>
  pushToDataLayer(page, command('consent', 'update', purposes(STATES[decision])));
