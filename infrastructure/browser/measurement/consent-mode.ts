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

/** Google's tags know a command from an event by its being a function's own `arguments`. */
function command(_name: 'consent', _kind: 'default' | 'update', _purposes: Purposes): IArguments {
  return arguments;
}

/** Consent mode, version 2, for all that a tag manager may load later: everything is denied. Nothing may be before it. */
export const denyAtFirst = (page: PageWithDataLayer): void =>
  pushToDataLayer(page, command('consent', 'default', purposes('denied')));

/** The visitor's decision, for all that a tag manager has loaded or loads later. */
export const reportConsent = (page: PageWithDataLayer, decision: Decision): void =>
  pushToDataLayer(page, command('consent', 'update', purposes(STATES[decision])));
