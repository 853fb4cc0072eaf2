/** These name their license in a file of their own, not in their description. */
export const MIT_BY_FILE: ReadonlyArray<string> = ['png-js'];

/** They ask no more of a product than to name them. */
const PERMISSIVE = /^(?:MIT|MIT-0|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0)$/;

/** Whether a package may be part of the product; `license` is its SPDX id, empty when its description has none. */
export const isPermissive = (name: string, license: string): boolean =>
  PERMISSIVE.test(license) || MIT_BY_FILE.includes(name);
