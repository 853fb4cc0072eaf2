import type { DeliveryChannel } from '../../domain/lead/delivery.ts';
import type { Database } from '../database/open-database.ts';
import type { Settings } from '../settings/settings.ts';

/** What a verb works with. */
export interface Workplace {
  readonly database: Database;
  readonly settings: Settings;
  /** The channels by which leads are delivered. */
  readonly channels: ReadonlyArray<DeliveryChannel>;
  /** The folder of the build. */
  readonly dist: string;
  /** Aborts when the operator ends the tool. */
  readonly stopped: AbortSignal;
  /** As UTC text. */
  readonly now: string;
}
