/** Packages whose license is in a file instead of their package.json. */
export const MIT_BY_FILE: ReadonlyArray<string> = ['png-js'];

/** Licenses that only require attribution. */
const PERMISSIVE = /^(?:MIT|MIT-0|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0)$/;

/** The alternatives in an SPDX expression, such as `(MIT OR Apache-2.0)`. */
const choicesOf = (license: string): ReadonlyArray<string> => license.replace(/^\(|\)$/g, '').split(' OR ');

/** Whether a package may be part of the product; `license` is its SPDX expression, or empty if its package.json has none. */
export const isPermissive = (name: string, license: string): boolean =>
  choicesOf(license).some((one) => PERMISSIVE.test(one)) || MIT_BY_FILE.includes(name);
