import type { RequestRole } from '../../../domain/lead/request/request-event.ts';

/** The page of the scenario's first request. */
export interface RequestsPart {
  /** Opens it by the link of its reader. */
  readonly follow: (role: RequestRole) => Promise<void>;
  /** Clicks a button of the open page, after filling in fields by their names. */
  readonly answer: (button: string, typed?: Readonly<Record<string, string>>) => Promise<void>;
  /** A mail server takes the mail to the dealer. */
  readonly deliver: () => Promise<void>;
  /** What is due once an hour: requests that nobody has answered in time. */
  readonly escalate: () => Promise<void>;
}
