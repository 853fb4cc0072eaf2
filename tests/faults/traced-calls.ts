/** A system call in the output of `strace -f`; `began` and `ended` are line numbers. */
export interface TracedCall {
  readonly name: string;
  /** The arguments, as far as they were printed when the call began. */
  readonly reported: string;
  readonly began: number;
  /** Infinity if it never ended. */
  readonly ended: number;
  readonly succeeded: boolean;
}

const LINE = /^(\d+) +(?:<\.\.\. (\w+) resumed>|(\w+)\()(.*)$/s;
const RESULT = / = (-?\d+)[^"]*$/;

/** The calls in a trace, in the order in which they began. */
export const tracedCalls = (trace: string): ReadonlyArray<TracedCall> => {
  const calls: TracedCall[] = [];
  const open = new Map<string, number>();
  trace.split('\n').forEach((text, line) => {
    const [, thread = '', resumed, name = '', reported = ''] = LINE.exec(text) ?? [];
    const result = Number(RESULT.exec(reported)?.[1] ?? NaN);
    if (resumed !== undefined) {
      const place = open.get(thread);
      const call = place === undefined ? undefined : calls[place];
      if (place !== undefined && call !== undefined) {
        calls[place] = { ...call, ended: line, succeeded: result >= 0 };
      }
      open.delete(thread);
    } else if (name !== '') {
      const isUnfinished = reported.endsWith('<unfinished ...>');
      if (isUnfinished) open.set(thread, calls.length);
      calls.push({
        name,
        reported,
        began: line,
        ended: isUnfinished ? Infinity : line,
        succeeded: result >= 0,
      });
    }
  });
  return calls;
};

const isSync = ({ name }: TracedCall): boolean => name === 'fdatasync' || name === 'fsync';
const isOfWal = ({ reported }: TracedCall): boolean => /^\d+<[^>]*-wal>/.test(reported);

/**
 * Whether a lead was acknowledged only after it was safe: its id is sent after the end of a sync of the write-ahead log
 * that began after the id was written there. Null: the trace does not show both.
 */
export const wasSafe = (calls: ReadonlyArray<TracedCall>, id: string): boolean | null => {
  const writing = calls.find(
    (call) => call.reported.includes(id) && call.name === 'pwrite64' && isOfWal(call),
  );
  const sending = calls.find((call) => call.reported.includes(`id\\":\\"${id}`));
  if (writing === undefined || sending === undefined) return null;
  return calls.some(
    (call) =>
      isSync(call) &&
      isOfWal(call) &&
      call.succeeded &&
      call.began > writing.ended &&
      call.ended < sending.began,
  );
};
