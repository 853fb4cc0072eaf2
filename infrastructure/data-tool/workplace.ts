import type { DeliveryChannel } from '../../domain/lead/delivery.ts';
import type { Database } from '../database/open-database.ts';
import type { Settings } from '../settings/settings.ts';

/** The environment of a command. */
export interface Workplace {
  readonly database: Database;
  readonly settings: Settings;
  /** The channels that deliver leads. */
  readonly channels: ReadonlyArray<DeliveryChannel>;
  /** The build folder. */
  readonly dist: string;
  /** Aborts when the operator ends the tool. */
  readonly stopped: AbortSignal;
  /** The current time, as UTC text. */
  readonly now: string;
}
