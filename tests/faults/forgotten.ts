import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { atLeast, none, type Figure } from '../bench/figure.ts';
import { using, usingSite } from '../bench/pages/opened.ts';
import { aSentLead } from '../builders/sent-lead.ts';
import { openBackup, runDataTool } from './data-tool.ts';
import { aLeadPost, each, postLead } from './lead-post.ts';
import type { Storage } from './storage.ts';

const LEADS = 300;
/** Every tenth lead is from the person to forget. */
const TURN = 10;
const PERSON = {
  firstName: 'Wilhelmina',
  email: 'Canary@example.org',
  phone: '214-555-4177',
  addressLine1: '4711 Canary Row',
};

/** Counts the person's texts in the files of a folder; backups are unpacked. */
const tracesIn = (folder: string): number =>
  readdirSync(folder)
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
    .map(({ name, bytes }) => (name.endsWith('.backup') ? gunzipSync(bytes) : bytes))
    .map((bytes) => bytes.toString('latin1').toLowerCase())
    .flatMap((text) => Object.values(PERSON).map((said) => text.split(said.toLowerCase()).length - 1))
    .reduce((sum, traces) => sum + traces, 0);

/** E-mail addresses in no order: SQLite leaves copies of the person's behind when it moves rows of a sorted index. */
const addressAround = (turn: number): string => {
  const mixed = turn * 104_729;
  return `${'abcdefg'.charAt(mixed % 7)}${mixed % 10_007}`;
};

const postLeads = async (site: string): Promise<number> => {
  let taken = 0;
  await each(Array(LEADS).keys(), 20, async (turn) => {
    const { key, body } = aLeadPost({ email: `${addressAround(turn)}@example.com` });
    const ofPerson = JSON.stringify(aSentLead({ ...PERSON, comments: key }));
    const { id } = await postLead(site, { key, body: turn % TURN === 0 ? ofPerson : body });
    if (id !== null) taken += 1;
  });
  return taken;
};

/** Traces of a person who is forgotten while the site runs (quality: nothing lost). */
export const measureForgotten = ({ settings, dataDir }: Storage): Promise<ReadonlyArray<Figure>> =>
  using(openBackup(), async ({ file }) => {
    const counts = await usingSite(settings, async ({ address }) => {
      const taken = await postLeads(address);
      const before = tracesIn(dataDir);
      await runDataTool(settings, 'backup', file);
      // Keeps a copy of the data from before the restore.
      await runDataTool(settings, 'restore', file);
      await runDataTool(settings, 'forget', PERSON.email);
      const running = tracesIn(dataDir);
      await runDataTool(settings, 'restore', file);
      return { taken, before, running, restored: tracesIn(dataDir) };
    });
    const what = 'SQLite, forget';
    return [
      atLeast(`${what}: leads accepted`, counts.taken, LEADS),
      atLeast(`${what}: traces before the person is forgotten`, counts.before, LEADS / TURN),
      none(`${what}: traces while the site runs`, counts.running),
      none(`${what}: traces after an older backup was restored`, counts.restored),
      none(`${what}: traces after a clean stop`, tracesIn(dataDir)),
    ];
  });
