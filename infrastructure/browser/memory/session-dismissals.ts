import type { Dismissals } from '../../../application/ports/visitor/dismissals.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import { decodeClosedBanners } from './dismissals-wire.ts';
import { CLOSED_BANNERS_KEY } from './storage-keys.ts';
import { StoredText } from './stored-text.ts';

/** Closed banners in session storage, for the current visit (specification, section 4). */
export class SessionDismissals implements Dismissals {
  private readonly stored: StoredText;
  /** The ids that storage refused. */
  private unstored: ReadonlyArray<string> = [];
  private isLogged = false;

  constructor(
    session: () => Storage,
    private readonly log: Logger,
  ) {
    this.stored = new StoredText(session, CLOSED_BANNERS_KEY);
  }

  readonly closed = (): ReadonlyArray<string> => [...new Set([...this.recalled(), ...this.unstored])];

  readonly close = (id: string): void => {
    const closed = [...new Set([...this.closed(), id])];
    this.unstored = this.stored.write(JSON.stringify(closed)) ? [] : closed;
  };

  private recalled(): ReadonlyArray<string> {
    const text = this.stored.read();
    if (text === null) return [];
    const closed = decodeClosedBanners(text);
    if (closed === null && !this.isLogged) {
      this.isLogged = true;
      this.log.warning('Invalid stored closed banners');
    }
    return closed ?? [];
  }
}
