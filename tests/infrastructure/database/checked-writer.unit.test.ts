import { beforeEach, describe, expect, it } from '@jest/globals';
import { CompiledQuery } from 'kysely';
import { CheckedWriter } from '../../../infrastructure/database/engines/checked-writer.ts';
import type { StatementRunner } from '../../../infrastructure/database/engines/statement-runner.ts';

const PROBE = [CompiledQuery.raw('probe')];
const LEAD = [CompiledQuery.raw('lead')];
const READ = [CompiledQuery.raw('read')];

describe('A checked writer', () => {
  let asked: string[];
  let isFull: boolean;
  let now: number;
  let writer: CheckedWriter;
  beforeEach(() => {
    asked = [];
    isFull = false;
    now = 0;
    const run = async (unit: ReadonlyArray<CompiledQuery>) => {
      const statement = unit[0]?.sql ?? '';
      asked.push(statement);
      if (isFull && statement !== 'read') throw new Error('disk full');
      return unit.map(() => ({ rows: [], changed: statement === 'read' ? 0 : 1 }));
    };
    const runner = { run, close: () => Promise.resolve() } as StatementRunner;
    writer = new CheckedWriter(runner, PROBE, () => now);
  });

  it('needs no probe while leads are written', async () => {
    await writer.run(LEAD);
    now = 4_999;
    await writer.check();
    expect(asked).toEqual(['lead']);
    now = 5_000;
    await writer.check();
    expect(asked).toEqual(['lead', 'probe']);
  });

  it('does not count reads as writes', async () => {
    await writer.run(READ);
    isFull = true;
    await expect(writer.check()).rejects.toThrow('disk full');
  });

  it('fails from the first failed unit until a probe is written', async () => {
    await writer.run(LEAD);
    isFull = true;
    await expect(writer.run(LEAD)).rejects.toThrow('disk full');
    await expect(writer.check()).rejects.toThrow('disk full');
    await writer.run(READ);
    now = 1_000;
    await expect(writer.check()).rejects.toThrow('disk full');
    isFull = false;
    now = 2_000;
    await writer.check();
    expect(asked).toEqual(['lead', 'lead', 'probe', 'read', 'probe', 'probe']);
  });

  it('shares a probe among all checks within a second', async () => {
    isFull = true;
    const checks = await Promise.allSettled([writer.check(), writer.check()]);
    now = 999;
    await expect(writer.check()).rejects.toThrow('disk full');
    expect(checks.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(asked).toEqual(['probe']);
  });
});
