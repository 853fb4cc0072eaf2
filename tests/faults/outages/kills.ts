import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, type Figure } from '../../bench/figure.ts';
import { usingSite } from '../../bench/pages/opened.ts';
import { aLeadPost, postLead } from '../lead-post.ts';
import { leadFigures, type Storage } from '../storage.ts';

const WRITERS = 8;
const TRY_AGAIN_AFTER_MS = 100;

/** The maximum number of acknowledgements before a site is killed; a slow site is killed earlier. */
const MAX_TAKEN = 60;
const LIVES_AT_MOST_MS = 5_000;

/** The result of killing a server repeatedly. */
export interface Killed {
  /** How often the server was ready again by itself. */
  readonly starts: number;
  /** The ids of the acknowledged leads, by key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** The number of retried posts, after no response or an error. */
  readonly repeated: number;
}

/** Kills the server without warning while writers post each lead until it is acknowledged. */
export const killOverAndOver = async ({ settings }: Storage, kills: number): Promise<Killed> => {
  const acknowledged = new Map<string, string>();
  let address = '';
  let starts = 0;
  let repeated = 0;
  let isOver = false;
  const stopped = new AbortController();

  const postUntilAcknowledged = async (): Promise<void> => {
    const lead = aLeadPost();
    while (!stopped.signal.aborted) {
      const { id } = await postLead(address, lead);
      if (id !== null) return void acknowledged.set(lead.key, id);
      repeated += 1;
      await pause(TRY_AGAIN_AFTER_MS);
    }
  };
  const write = async (): Promise<void> => {
    while (!isOver && !stopped.signal.aborted) await postUntilAcknowledged();
  };

  try {
    let writers: Promise<unknown> | null = null;
    for (; starts < kills; starts++) {
      await usingSite(settings, async (site) => {
        address = site.address;
        writers ??= Promise.all(Array.from({ length: WRITERS }, write));
        const enough = acknowledged.size + 1 + Math.random() * MAX_TAKEN;
        const end = performance.now() + LIVES_AT_MOST_MS;
        while (acknowledged.size < enough && performance.now() < end) await pause(1);
        const ended = once(site.process, 'exit');
        site.process.kill('SIGKILL');
        await ended;
      });
    }
    await usingSite(settings, async (site) => {
      address = site.address;
      isOver = true;
      await writers;
    });
  } finally {
    stopped.abort();
  }
  return { starts, acknowledged, repeated };
};

/** kill -9 while leads are written (quality: nothing lost). */
export const measureKills = async (storage: Storage, kills: number): Promise<ReadonlyArray<Figure>> => {
  const { starts, acknowledged, repeated } = await killOverAndOver(storage, kills);
  const what = `${storage.technology}, kill -9 ${kills} times under ${WRITERS} writers`;
  return [
    atLeast(`${what}: ready again by itself`, starts, kills),
    atLeast(`${what}: leads acknowledged`, acknowledged.size, kills, `${repeated} posts were repeated`),
    ...(await leadFigures(what, storage, acknowledged)),
  ];
};
