import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Pickle } from '../envelope.ts';
import { scenarioOf } from '../one-example.ts';
import { verdictOn, type Level, type Results } from './results.ts';

/** When the newest file in some folders was written, in milliseconds since 1970. */
export const newestOf = (folders: ReadonlyArray<string>): number =>
  Math.max(
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs),
    ),
  );

/** The last run of one level. `writtenAt` and `newestSource`: milliseconds since 1970; `null` when there was no run. */
interface LastRun {
  readonly writtenAt: number | null;
  readonly newestSource: number;
  readonly level: Level;
  readonly pickles: ReadonlyArray<Pickle>;
  readonly results: Results;
}

/** Whether the last run is newer than every source and has a result for every scenario as it reads now. */
export const isFresh = ({ writtenAt, newestSource, level, pickles, results }: LastRun): boolean =>
  writtenAt !== null &&
  writtenAt >= newestSource &&
  [...Map.groupBy(pickles, scenarioOf).values()].every(
    (examples) => verdictOn(examples, level, results) !== 'not run yet',
  );
