import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkedCodes } from '../../domain/postal-code/checked-codes.ts';
import { UnusableBackup } from '../backup/backup-file.ts';
import { callIn, USAGE, type DatabaseCall } from '../data-tool/call.ts';
import { contentLines } from '../data-tool/content-lines.ts';
import type { ExitCode } from '../data-tool/exit-code.ts';
import { Interrupted } from '../data-tool/interrupted.ts';
import { placesLines } from '../data-tool/places-lines.ts';
import { placeOf } from '../data-tool/status.ts';
import { work } from '../data-tool/work.ts';
import { openDatabase } from '../database/open-database.ts';
import { NoRoom } from '../database/engines/disk-space.ts';
import { recordsUnavailable } from '../database/records-unavailable.ts';
import { UnreadableFile } from '../import/unreadable-file.ts';
import { SnapshotPostalPlaces } from '../places/snapshot-postal-places.ts';
import { PROVIDER_NAMES } from './provider/provider-names.ts';
import { BadSetting, configuredChannels, readSettings, type Settings } from '../settings/settings.ts';
import { builtFolders, contentCheck } from './content-check.ts';

/** Runs `npm run data` with its arguments. `dist` is the build folder. */
export const runDataTool = async (args: ReadonlyArray<string>, dist: string): Promise<ExitCode> => {
  const call = callIn(args);
  const settings = call === null ? USAGE : settingsOrFault();
  if (call === null || typeof settings === 'string') {
    console.error(settings);
    return 2;
  }
  if (call.verb !== 'check') return workOnDatabase(call, settings, dist);
  return call.what === 'content' ? checkContent(call, settings, dist) : checkPlacesOf(call, dist);
};

const checkContent = async (
  { json, folder }: { readonly json: boolean; readonly folder: string | null },
  settings: Settings,
  dist: string,
): Promise<ExitCode> => {
  const check = await contentCheck(settings, builtFolders(dist), folder);
  const report = await check.execute();
  console.log(json ? JSON.stringify(report, null, 2) : contentLines(report).join('\n'));
  return report.errors > 0 ? 1 : 0;
};

const checkPlacesOf = async (
  { json, file }: { readonly json: boolean; readonly file: string },
  dist: string,
): Promise<ExitCode> => {
  const text = await readFile(file, 'utf8').catch((fault: unknown) => {
    console.error(failureText(fault));
    return null;
  });
  if (text === null) return 1;
  const places = SnapshotPostalPlaces.fromFile(join(dist, 'places.json.gz'));
  const report = checkedCodes(text.split(/\r?\n/), (code) => places.searchedPlaceOf(code));
  console.log(json ? JSON.stringify(report, null, 2) : placesLines(report).join('\n'));
  return report.nowhere.length > 0 ? 1 : 0;
};

const workOnDatabase = async (call: DatabaseCall, settings: Settings, dist: string): Promise<ExitCode> => {
  const database = await openDatabase(settings).catch((fault: unknown) => reasonOf(fault));
  if (typeof database === 'string') {
    console.error(`The database at ${placeOf(settings)} does not answer: ${database}`);
    return 1;
  }
  try {
    const channels = configuredChannels(settings);
    const now = new Date().toISOString();
    return await work(call, { database, settings, channels, dist, stopped: stoppedBySignal(call), now });
  } catch (fault) {
    console.error(failureText(fault));
    return 1;
  } finally {
    await database.close();
  }
};

/** A signal aborts imports, backups and restores, which can be undone. All other commands end at once. */
const stoppedBySignal = ({ verb }: DatabaseCall): AbortSignal => {
  const stopped = new AbortController();
  const stop = (): void => stopped.abort(new Interrupted());
  if (verb === 'import' || verb === 'backup' || verb === 'restore')
    process.once('SIGINT', stop).once('SIGTERM', stop);
  return stopped.signal;
};

const settingsOrFault = (): Settings | string => {
  try {
    return readSettings(process.env, PROVIDER_NAMES);
  } catch (fault) {
    if (fault instanceof BadSetting) return fault.message;
    throw fault;
  }
};

const reasonOf = (fault: unknown): string =>
  fault instanceof Error
    ? fault.message || String((fault as { code?: unknown }).code ?? fault.name)
    : String(fault);

/** Errors with messages for the operator. */
const REPORTED_FAULTS = [UnreadableFile, UnusableBackup, NoRoom, Interrupted];

/** A database's message may quote data, so only its code is reported. */
const failureText = (fault: unknown): string => {
  if (REPORTED_FAULTS.some((kind) => fault instanceof kind)) return (fault as Error).message;
  return fault instanceof Error && 'syscall' in fault ? fault.message : recordsUnavailable(fault).fault;
};
