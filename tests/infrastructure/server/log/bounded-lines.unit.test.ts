import { describe, expect, it } from '@jest/globals';
import { BoundedLines } from '../../../../infrastructure/server/log/bounded-lines.ts';

const LINE = `${'x'.repeat(99_999)}\n`;

/** A destination that accepts nothing until it is told to, or refuses each line. */
const aDestination = (fault: Error | null = null) => {
  const accepted: string[] = [];
  const output = {
    writableLength: 0,
    write: (line: string, done: (fault?: Error | null) => void): void => {
      output.writableLength += fault === null ? line.length : 0;
      accepted.push(line);
      done(fault);
    },
  };
  return { output, accepted };
};

describe('The lines of a log', () => {
  it('are kept up to a megabyte while the destination hangs, then dropped and counted', () => {
    const { output, accepted } = aDestination();
    const lines = new BoundedLines(output);
    for (let n = 0; n < 25; n++) lines.write(LINE);
    expect([accepted.length, lines.dropped]).toEqual([10, 15]);
  });

  it('say once how many were dropped before them', () => {
    const { output, accepted } = aDestination();
    const lines = new BoundedLines(output);
    for (let n = 0; n < 12; n++) lines.write(LINE);
    output.writableLength = 0;
    lines.write('{}\n');
    lines.write('{}\n');
    expect(accepted.slice(10).map((line) => (JSON.parse(line) as { msg?: string }).msg)).toEqual([
      'Dropped 2 lines that this log did not accept',
      undefined,
      undefined,
    ]);
  });

  it('are counted as dropped when the destination is closed', () => {
    const lines = new BoundedLines(aDestination(new Error('EPIPE')).output);
    lines.write(LINE);
    expect(lines.dropped).toBe(1);
  });
});
