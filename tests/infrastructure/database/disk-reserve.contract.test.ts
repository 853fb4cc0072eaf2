import { readdirSync, statSync, truncateSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freeReserve, keepReserve } from '../../../infrastructure/database/engines/disk-reserve.ts';

describe('The reserve of the disk', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reserve-'));
    file = join(folder, 'site.sqlite');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('takes up disk space, is readable only for its owner, and is freed once', () => {
    keepReserve(file);
    const { blocks, mode } = statSync(`${file}-reserve`);
    expect(blocks * 512).toBeGreaterThanOrEqual(8 * 1024 * 1024);
    expect(mode & 0o777).toBe(0o600);
    expect([freeReserve(file), freeReserve(file)]).toEqual([true, false]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is completed if its writing was cut short', () => {
    keepReserve(file);
    const { size } = statSync(`${file}-reserve`);
    truncateSync(`${file}-reserve`, 10);
    keepReserve(file);
    expect(statSync(`${file}-reserve`).size).toBe(size);
  });

  it('is not created if its folder is missing', () => {
    keepReserve(join(folder, 'missing', 'site.sqlite'));
    expect(readdirSync(folder)).toEqual([]);
  });
});
