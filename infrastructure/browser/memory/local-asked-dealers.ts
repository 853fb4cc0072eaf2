import * as E from 'fp-ts/Either';
import * as J from 'fp-ts/Json';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { AskedDealers } from '../../../application/ports/visitor/asked-dealers.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { FiniteNumber } from '../../wire/wire-types.ts';
import { ASKED_DEALERS_KEY } from './storage-keys.ts';
import { StoredText } from './stored-text.ts';

/** A visit lasts no longer than this, in milliseconds. */
const VISIT_MS = 12 * 3_600_000;

const Stored = t.record(t.string, FiniteNumber);

/** The asked dealers in local storage, which all tabs share. Contains company ids and times only. Invalid text counts as none. */
export class LocalAskedDealers implements AskedDealers {
  private readonly stored: StoredText;

  constructor(
    local: () => Storage,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.stored = new StoredText(local, ASKED_DEALERS_KEY);
  }

  readonly askedAt = (dealer: CompanyId): number | null => this.ofVisit()[dealer] ?? null;

  readonly keep = (dealer: CompanyId, at: number): void => {
    this.stored.write(JSON.stringify({ ...this.ofVisit(), [dealer]: at }));
  };

  private ofVisit(): Readonly<Record<string, number>> {
    const now = this.clock.now();
    const asked = pipe(
      J.parse(this.stored.read() ?? '{}'),
      E.chainW(Stored.decode),
      E.getOrElse((): Readonly<Record<string, number>> => ({})),
    );
    return Object.fromEntries(Object.entries(asked).filter(([, at]) => Math.abs(now - at) < VISIT_MS));
  }
}
