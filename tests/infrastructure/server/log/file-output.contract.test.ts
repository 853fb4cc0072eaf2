import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { FileOutput } from '../../../../infrastructure/server/log/file-output.ts';

const LINES = Array.from({ length: 1000 }, (_, n) => `line ${n}\n`);

describe('A log in a file', () => {
  let folder: string;
  let file: string;
  let fd: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'log-'));
    file = join(folder, 'log');
    fd = openSync(file, 'a');
  });
  afterEach(() => {
    closeSync(fd);
    rmSync(folder, { recursive: true });
  });

  it('gets every line in order, without being waited for', async () => {
    const output = new FileOutput(fd);
    LINES.forEach((line) => output.write(line));
    expect(readFileSync(file, 'utf8')).not.toContain('line 999');
    while (output.writableLength > 0) await setImmediate();
    expect(readFileSync(file, 'utf8')).toBe(LINES.join(''));
  });

  it('gets what still waits when the process ends', async () => {
    const output = new FileOutput(fd);
    output.write('in flight\n');
    output.write('waiting\n');
    output.end();
    while (output.writableLength > 0) await setImmediate();
    expect(readFileSync(file, 'utf8').split('\n').sort()).toEqual(['', 'in flight', 'waiting']);
  });
});

const FULL = '/dev/full';

(existsSync(FULL) ? test : test.skip)(
  'A log on a full disk keeps its lines and lets the process end',
  async () => {
    const fd = openSync(FULL, 'a');
    const output = new FileOutput(fd);
    output.write('one\n');
    output.write('two\n');
    output.end();
    expect(output.writableLength).toBe('one\ntwo\n'.length);
    closeSync(fd);
  },
);
