/** The operator has ended the tool (Ctrl-C, SIGTERM) before its work was done; what it had done is undone. */
export class Interrupted extends Error {
  constructor() {
    super('Interrupted: nothing was changed.');
  }
}
