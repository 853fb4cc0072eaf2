/** Where the core writes what went wrong, for whoever runs the site; never personal data. */
export interface Logger {
  readonly error: (message: string) => void;
  readonly warning: (message: string) => void;
}
