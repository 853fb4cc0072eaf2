import type { RebatesUnavailable } from '../../application/ports/content/rebate-directory.ts';
import { failureText, type JsonFailure } from '../wire/get-json.ts';

/** Maps a failed call for rebates. */
export const rebatesUnavailable = (failure: JsonFailure): RebatesUnavailable => ({
  _tag: 'RebatesUnavailable',
  reason: failureText(failure),
});
