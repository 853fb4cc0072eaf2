import type { Plugin } from 'vite';

const IO_TS = /\/node_modules\/io-ts\/es6\/.*\.js$/;
/** The mark of TypeScript before a class that it has compiled to a function. */
const COMPILED_CLASS = '/** @class */ (';
const INSTANCE = /(?<=^(?:export )?var \w+ = )(?=new \w+\()/gm;

/** The code of io-ts, which says of its classes and of the codecs without parameters that to make them does nothing else. */
export const withPureCodecs = (code: string): string =>
  code.replaceAll(COMPILED_CLASS, '/* @__PURE__ */ (').replace(INSTANCE, '/* @__PURE__ */ ');

/** Leaves out of the build the codecs of io-ts that no page uses. Without the marks they count as used. */
export const withoutUnusedCodecs = (): Plugin => ({
  name: 'without-unused-codecs',
  transform: (code, id) => (IO_TS.test(id) ? { code: withPureCodecs(code), map: null } : null),
});
