import { resolve } from 'node:path';

/** npm runs the tool in the project's folder, and says where it was called from. */
export const fileOf = (file: string): string => {
  const { npm_lifecycle_event: script, INIT_CWD: calledFrom } = process.env;
  return resolve(script === 'data' ? (calledFrom ?? '.') : '.', file);
};
