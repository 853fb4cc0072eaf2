/** What ended: 0 done, 1 the work failed, 2 the call was wrong (contract, section 1). */
export type ExitCode = 0 | 1 | 2;
