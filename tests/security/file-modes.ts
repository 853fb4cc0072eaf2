import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { skipped } from '../bench/figure.ts';
import { using } from '../bench/pages/opened.ts';
import { postMany } from '../faults/lead-post.ts';
import { openSqliteStorage } from '../faults/storage.ts';
import { usingAttackedSite } from './attacked-site.ts';
import { noneOf, type AttackMeasurement } from './attack-measurement.ts';

const WHAT = 'DATA_DIR: files and folders that others may read';

/** The permission bits of everybody except the owner. */
const OTHERS = 0o077;

const all = (folder: string): ReadonlyArray<string> => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

const open = (folder: string): ReadonlyArray<string> =>
  all(folder).flatMap((path) => {
    const mode = statSync(path).mode & 0o777;
    return (mode & OTHERS) === 0 ? [] : [`${path.slice(folder.length) || '/'}: ${mode.toString(8)}`];
  });

/** Whether other users of the machine can read leads. */
export const measureFileModes: AttackMeasurement = async () => {
  if (process.platform === 'win32') return [skipped(WHAT, 'Windows has no modes')];
  return using(openSqliteStorage(), async (storage) => {
    const folder = join(storage.dataDir, 'data');
    const settings = { ...storage.settings, DATA_DIR: folder, RATE_LIMIT: '0' };
    const look = (): Promise<ReadonlyArray<string>> =>
      usingAttackedSite(settings, async ({ address }) => {
        await postMany([address], 5);
        return open(folder);
      });
    const fresh = await look();
    for (const path of all(folder)) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
    return [noneOf(WHAT, fresh), noneOf(`${WHAT}, after an older release`, await look())];
  });
};
