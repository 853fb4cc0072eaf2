/** The operator ended the tool (Ctrl-C, SIGTERM) before it had finished. Its work is rolled back. */
export class Interrupted extends Error {
  constructor() {
    super('Interrupted: nothing was changed.');
  }
}
