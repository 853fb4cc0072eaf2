import { resolve } from 'node:path';

/** Resolves a file against the folder that npm was called from, because npm runs the tool in the project's folder. */
export const fileOf = (file: string): string => {
  const { npm_lifecycle_event: script, INIT_CWD: calledFrom } = process.env;
  return resolve(script === 'data' ? (calledFrom ?? '.') : '.', file);
};
