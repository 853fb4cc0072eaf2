import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mustHold, type Figure } from '../../bench/figure.ts';
import { using } from '../../bench/pages/opened.ts';
import { aLeadPost, postLead, postMany } from '../../faults/lead-post.ts';
import { openSqliteStorage } from '../../faults/storage.ts';
import { ask } from '../ask.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import { noneOf, type AttackMeasurement } from '../attack-measurement.ts';

const LEADS = 20;

const filesOf = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder)
    .filter((name) => name.startsWith('site.sqlite'))
    .map((name) => join(folder, name));

/** An operator's mishaps with the files of a running server. */
const MISHAPS: Readonly<Record<string, (folder: string) => void>> = {
  removed: (folder) => rmSync(join(folder, 'site.sqlite')),
  'removed with its log': (folder) => filesOf(folder).forEach((file) => rmSync(file)),
  'replaced by a copy': (folder) => {
    const file = join(folder, 'site.sqlite');
    cpSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
  },
};

const measureMishap = (name: string, happen: (folder: string) => void): Promise<ReadonlyArray<Figure>> =>
  using(openSqliteStorage(), ({ settings, dataDir }) =>
    usingAttackedSite({ ...settings, RATE_LIMIT: '0' }, async ({ address }) => {
      await postMany([address], LEADS);
      happen(dataDir);
      const answers = [];
      for (let posted = 0; posted < LEADS; posted++) answers.push(await postLead(address, aLeadPost()));
      const others = answers.filter(({ status, hasRetryAfter }) => status !== 503 || !hasRetryAfter);
      const ready = await ask(`${address}/readyz`);
      const what = `SQLite file ${name}`;
      return [
        noneOf(
          `${what}: leads acknowledged`,
          answers.filter(({ id }) => id !== null).map(({ status }) => `${status}`),
        ),
        noneOf(
          `${what}: answers other than 503 with Retry-After`,
          others.map(({ status }) => `${status}`),
        ),
        mustHold(`${what}: /readyz fails`, ready.status === 503, `${ready.status}`),
      ];
    }),
  );

/** A database file that was removed while the server has it open: leads accepted then are lost. */
export const measureRemovedDatabase: AttackMeasurement = async () => {
  const figures: Figure[] = [];
  for (const [name, happen] of Object.entries(MISHAPS)) figures.push(...(await measureMishap(name, happen)));
  return figures;
};
