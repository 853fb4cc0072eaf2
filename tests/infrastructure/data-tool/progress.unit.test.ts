import { expect, it } from '@jest/globals';
import { Interrupted } from '../../../infrastructure/data-tool/interrupted.ts';
import { Progress } from '../../../infrastructure/data-tool/progress.ts';

it('A progress report ends the work once the tool is stopped', () => {
  const stopped = new AbortController();
  const progress = new Progress('Storing', stopped.signal);
  progress.show(1, 2);
  stopped.abort(new Interrupted());
  expect(() => progress.show(2, 2)).toThrow('Interrupted: nothing was changed.');
  progress.end();
});
