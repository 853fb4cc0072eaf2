/** 0: done; 1: the work failed; 2: the arguments were invalid (contract, section 1). */
export type ExitCode = 0 | 1 | 2;
