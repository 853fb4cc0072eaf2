import { SessionVisitorProfiles } from '../browser/session-visitor-profiles.ts';
import type { Bindings } from './bindings.ts';
import { TOKENS } from './tokens.ts';

/** Adds what the browser keeps of its visitor, once for a page: its dealers and its forms ask for it. */
export const bindVisitorProfiles = (container: Bindings): void => {
  if (container.isBound(TOKENS.visitorProfiles)) return;
  const profiles = new SessionVisitorProfiles(
    { session: () => window.sessionStorage, cookies: () => document.cookie },
    container.get(TOKENS.logger),
  );
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) profiles.recall();
  });
  container.bind(TOKENS.visitorProfiles).toConstantValue(profiles);
};
