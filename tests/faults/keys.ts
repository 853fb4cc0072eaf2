import { atLeast, none, type Figure } from '../bench/figure.ts';
import { usingSite } from '../bench/pages/opened.ts';
import { aLeadPost, each, postLead } from './lead-post.ts';
import { accountOf, keptLeads, type Storage } from './storage.ts';

const POSTS_OF_A_KEY = 10;
const KEYS_AT_ONCE = 5;

/** The result of posting each key ten times at once, and once more with another body. */
export interface Pressed {
  /** The ids of the leads, by key, if all posts of the key were acknowledged with the same id. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** How many keys were rejected for another body. */
  readonly conflicts: number;
}

export const pressKeys = async ({ settings }: Storage, keys: number): Promise<Pressed> => {
  const acknowledged = new Map<string, string>();
  let conflicts = 0;
  await usingSite(settings, ({ address }) =>
    each(Array(keys).keys(), KEYS_AT_ONCE, async () => {
      const lead = aLeadPost();
      const posts = Array.from({ length: POSTS_OF_A_KEY }, () => postLead(address, lead));
      const ids = new Set((await Promise.all(posts)).map(({ id }) => id));
      const [id] = ids;
      if (ids.size === 1 && typeof id === 'string') acknowledged.set(lead.key, id);
      const { status } = await postLead(address, { key: lead.key, body: aLeadPost().body });
      if (status === 409) conflicts += 1;
    }),
  );
  return { acknowledged, conflicts };
};

/** Keys that are posted repeatedly (quality: nothing lost). */
export const measureKeys = async (storage: Storage, keys: number): Promise<ReadonlyArray<Figure>> => {
  const { acknowledged, conflicts } = await pressKeys(storage, keys);
  const kept = await keptLeads(storage);
  const what = `${storage.technology}, ${keys} keys x ${POSTS_OF_A_KEY} posts at once`;
  return [
    atLeast(`${what}: leads stored`, kept.length, keys),
    none(`${what}: leads in excess of one per key`, Math.max(0, kept.length - keys)),
    none(`${what}: keys with different answers`, keys - acknowledged.size),
    none(`${what}: acknowledged leads lost`, accountOf(kept, acknowledged).lost),
    atLeast(`${what}: keys that reject another body (409)`, conflicts, keys),
  ];
};
