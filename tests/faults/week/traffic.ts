import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../bench/statistics.ts';
import { aLeadPost, postLead, type LeadPost } from '../lead-post.ts';
import { timed } from '../timed-answers.ts';

/** The visitors' answers in one hour of the week. */
export interface Hour {
  readonly day: number;
  readonly hour: number;
  readonly requests: number;
  /** Answers that a visitor cannot use: not the page or search, and not `503` with `Retry-After`. */
  readonly failed: number;
  /** Answers `503` with `Retry-After`, and connections refused while the site restarts. */
  readonly postponed: number;
  /** The 99th percentile, in milliseconds. */
  readonly p99: number;
}

/** The traffic of each hour as a share of the busiest one, from midnight on: low at night, highest after work. */
const DAY_SHAPE = [
  0.08, 0.06, 0.05, 0.05, 0.06, 0.12, 0.3, 0.5, 0.6, 0.6, 0.6, 0.6, 0.6, 0.55, 0.55, 0.6, 0.75, 0.95, 1, 1,
  0.9, 0.6, 0.3, 0.15,
];

/** Requests in the busiest hour of an ordinary day, per second of the machine's time. */
const BUSIEST = 20;
/** The number of requests per lead. */
const LEAD_TURN = 20;
/** How soon a page sends its lead again, as browsers do. */
const AGAIN_MS = 100;
/** The zips of the week's dealers and searches. */
export const ZIPS = [
  ...[
    75001, 75002, 75006, 75007, 75009, 75010, 75019, 75020, 75021, 75022, 75023, 75024, 75025, 75028, 75032,
  ],
  ...[
    75034, 75035, 75038, 75039, 75040, 75041, 75042, 75043, 75044, 75048, 75050, 75051, 75052, 75054, 75056,
  ],
];
const PATHS = ['/', '/news/', '/find-a-dealer/'];

/** The visitors of a site, hour by hour, even while the site restarts. */
export class Traffic {
  /** The ids of acknowledged leads, by key. */
  readonly acknowledged = new Map<string, string>();
  private readonly unacknowledged = new Set<Promise<void>>();
  private turn = 0;

  private readonly address: () => string;

  constructor(address: () => string) {
    this.address = address;
  }

  /** The visitors of one hour that lasts `ms` of the machine's time; `times` multiplies the usual traffic. */
  async hour(day: number, hour: number, ms: number, times: number): Promise<Hour> {
    const many = Math.max(1, Math.round(((DAY_SHAPE[hour] ?? 0) * BUSIEST * times * ms) / 1_000));
    const began = performance.now();
    const answers: ReturnType<Traffic['request']>[] = [];
    for (let i = 0; i < many; i++) {
      const at = (i / many) * ms - (performance.now() - began);
      if (at > 1) await pause(at);
      answers.push(this.request());
    }
    const left = ms - (performance.now() - began);
    if (left > 0) await pause(left);
    const got = await Promise.all(answers);
    return {
      day,
      hour,
      requests: many,
      failed: got.filter(({ isUsable, isPostponed }) => !isUsable && !isPostponed).length,
      postponed: got.filter(({ isPostponed }) => isPostponed).length,
      p99: percentile(
        got.map((answer) => answer.ms),
        0.99,
      ),
    };
  }

  /** Resolves once every lead is acknowledged. */
  async atRest(): Promise<void> {
    await Promise.all(this.unacknowledged);
  }

  private async request() {
    this.turn += 1;
    if (this.turn % LEAD_TURN === 0) this.send(aLeadPost());
    const path =
      this.turn % 2 === 0
        ? `/api/dealers/locate?zipcode=${ZIPS[this.turn % ZIPS.length]}`
        : (PATHS[this.turn % PATHS.length] ?? '/');
    const { status, ms, hasRetryAfter } = await timed(`${this.address()}${path}`);
    return { ms, isUsable: status === 200, isPostponed: (status === 503 && hasRetryAfter) || status === 0 };
  }

  /** Sends a lead until it is acknowledged. */
  private send(lead: LeadPost): void {
    const sending = (async () => {
      for (;;) {
        const { id } = await postLead(this.address(), lead);
        if (id !== null) return void this.acknowledged.set(lead.key, id);
        await pause(AGAIN_MS);
      }
    })();
    this.unacknowledged.add(sending);
    void sending.finally(() => this.unacknowledged.delete(sending));
  }
}
