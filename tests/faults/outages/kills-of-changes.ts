import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SignedRequestLinks } from '../../../infrastructure/system/signed-request-links.ts';
import { atLeast, none, type Figure } from '../../bench/figure.ts';
import { usingSite } from '../../bench/pages/opened.ts';
import { postForm } from '../../security/ask.ts';
import { aLeadPost, postLead } from '../lead-post.ts';
import { inDatabase, type Storage } from '../storage.ts';

const WRITERS = 4;
const SECRET = 'the secret of this run';
const TRY_AGAIN_AFTER_MS = 50;
/** A request takes 30 changes. */
const CHANGES = 20;
/** Long enough for some changes, in milliseconds. */
const MAX_LIFE_MS = 1_500;

/** kill -9 at random moments while visitors change their requests: no acknowledged change is lost, and none is there twice. */
export const measureKillsOfChanges = async (
  storage: Storage,
  kills: number,
): Promise<ReadonlyArray<Figure>> => {
  const settings = {
    ...storage.settings,
    REQUEST_LINK_SECRET: SECRET,
    LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/',
  };
  const links = new SignedRequestLinks(SECRET, '');
  const acknowledged: string[] = [];
  let [address, isOver, starts, count] = ['', false, 0, 0];

  const change = async (id: string): Promise<void> => {
    const comments = `Change ${++count}.`;
    const page = links.addressFor(id, 'visitor', 'en');
    for (;;) {
      const { status } = await postForm(`${address}${page}`, { answer: 'amended', comments });
      if (status === 303) return void acknowledged.push(comments);
      await pause(TRY_AGAIN_AFTER_MS);
    }
  };
  const write = async (): Promise<void> => {
    while (!isOver) {
      const lead = aLeadPost();
      let id = null;
      while (id === null) ({ id } = await postLead(address, lead));
      for (let i = 0; i < CHANGES && !isOver; i++) await change(id);
    }
  };

  let writers: Promise<unknown> | null = null;
  for (; starts < kills; starts++)
    await usingSite(settings, async (site) => {
      address = site.address;
      writers ??= Promise.all(Array.from({ length: WRITERS }, write));
      await pause(Math.random() * MAX_LIFE_MS);
      const ended = once(site.process, 'exit');
      site.process.kill('SIGKILL');
      await ended;
    });
  await usingSite(settings, async (site) => {
    address = site.address;
    isOver = true;
    await writers;
  });
  const { said, deliveries } = await storedChanges(storage);
  const what = `${storage.technology}, kill -9 ${kills} times while requests are changed`;
  const times = (comments: string): number => said.filter((each) => each === comments).length;
  return [
    atLeast(`${what}: ready again by itself`, starts, kills),
    atLeast(`${what}: changes acknowledged`, acknowledged.length, kills),
    none(`${what}: acknowledged changes lost`, acknowledged.filter((each) => times(each) === 0).length),
    none(`${what}: changes stored twice`, said.length - new Set(said).size),
    none(`${what}: changes without their one delivery`, Math.abs(said.length - deliveries)),
  ];
};

const storedChanges = (storage: Storage) =>
  inDatabase(storage, async (db) => {
    const events = await db
      .selectFrom('request_events')
      .where('kind', '=', 'amended')
      .select('changes')
      .execute();
    const deliveries = await db
      .selectFrom('deliveries')
      .where('event', 'is not', null)
      .select('id')
      .execute();
    const said = events.map(
      ({ changes }) => (JSON.parse(changes ?? '{}') as { readonly comments?: string }).comments ?? '',
    );
    return { said, deliveries: deliveries.length };
  });
