import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pressKeys } from './keys.ts';
import { killOverAndOver } from './outages/kills.ts';
import { accountOf, keptLeads, openSqliteStorage, type Storage } from './storage.ts';

// Too slow for the fast tests: these need the built site. `npm run faults` does the same for longer.

const KILLS = 2;
const KEYS = 12;

describe('Leads on the built site (quality: nothing lost)', () => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openSqliteStorage();
  });
  afterEach(() => storage.stop());

  it('are neither lost nor stored twice if the server is killed during the posts', async () => {
    const { starts, acknowledged } = await killOverAndOver(storage, KILLS);
    expect(starts).toBe(KILLS);
    expect(acknowledged.size).toBeGreaterThan(0);
    const kept = await keptLeads(storage);
    expect(accountOf(kept, acknowledged)).toEqual({ lost: 0, doubled: 0 });
    expect(kept).toHaveLength(acknowledged.size);
  });

  it('are stored once for each key, even if a key is posted many times', async () => {
    const { acknowledged, conflicts } = await pressKeys(storage, KEYS);
    const kept = await keptLeads(storage);
    expect([acknowledged.size, conflicts, kept.length]).toEqual([KEYS, KEYS, KEYS]);
    expect(accountOf(kept, acknowledged)).toEqual({ lost: 0, doubled: 0 });
  });
});
