import { describe, expect, it } from '@jest/globals';
import { tracedCalls, wasSafe } from './traced-calls.ts';

const ID = '4be0643f-1d98-473b-97cd-ca98a65347dd';
const WRITE = `12 pwrite64(21</data/site.sqlite-wal>, "\\r\\0${ID}ann", 4096, 32) = 4096`;
const SYNC = '12 fdatasync(21</data/site.sqlite-wal>) = 0';
const SEND = `11 writev(30<socket:[5]>, [{iov_base="HTTP/1.1 201 Created", iov_len=20}, {iov_base="{\\"id\\":\\"${ID}\\"}", iov_len=45}], 2) = 65`;

const judged = (...lines: ReadonlyArray<string>) => wasSafe(tracedCalls(lines.join('\n')), ID);

describe('The order of system calls', () => {
  it('is safe with a sync between the write and the answer', () =>
    expect(judged(WRITE, SYNC, SEND)).toBe(true));

  it.each([
    ['no sync', [WRITE, SEND]],
    ['a sync before the write', [SYNC, WRITE, SEND]],
    ['a sync after the answer', [WRITE, SEND, SYNC]],
    ['a sync of another file', [WRITE, SYNC.replace('-wal', ''), SEND]],
    ['a sync that failed', [WRITE, SYNC.replace('= 0', '= -1 EIO (Input/output error)'), SEND]],
    [
      'a sync that began before the write',
      [
        '12 fdatasync(21</d-wal> <unfinished ...>',
        WRITE.replace('12', '13'),
        '12 <... fdatasync resumed>) = 0',
        SEND,
      ],
    ],
    [
      'a sync that has not ended',
      [WRITE, '12 fdatasync(21</d-wal> <unfinished ...>', SEND, '12 <... fdatasync resumed>) = 0'],
    ],
  ])('is not safe with %s', (_name, lines) => expect(judged(...lines)).toBe(false));

  it('is safe with a sync that other calls interrupt in the trace', () =>
    expect(
      judged(
        WRITE,
        '12 fdatasync(21</d-wal> <unfinished ...>',
        '11 write(1<p>, "x", 1) = 1',
        '12 <... fdatasync resumed>) = 0',
        SEND,
      ),
    ).toBe(true));

  it('is unknown for a lead that is not fully in the trace', () => {
    expect(judged(SYNC, SEND)).toBeNull();
    expect(judged(WRITE, SYNC)).toBeNull();
  });
});
