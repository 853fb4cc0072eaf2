import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { DealerDirectory, DirectoryFailure } from '../../application/ports/dealer-directory.ts';
import type { LocateDealers } from '../../application/provider/locate-dealers/locate-dealers.ts';
import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';

/** The dealers of the provider that runs in this very process: no wire between. */
export class InProcessDealerDirectory implements DealerDirectory {
  constructor(private readonly locateDealers: LocateDealers) {}

  readonly search = (code: PostalCode): TE.TaskEither<DirectoryFailure, DealerAnswer> =>
    pipe(
      this.locateDealers.execute(code, ''),
      TE.mapLeft(({ fault }) => ({ _tag: 'DirectoryUnavailable', statusText: fault })),
    );
}
