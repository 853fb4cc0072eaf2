import type { Plugin } from 'vite';

const IO_TS = /\/node_modules\/io-ts\/es6\/.*\.js$/;
/** TypeScript's marker of a class compiled to a function. */
const COMPILED_CLASS = '/** @class */ (';
const INSTANCE = /(?<=^(?:export )?var \w+ = )(?=new \w+\()/gm;

/** Marks io-ts's classes and parameterless codecs as pure. */
export const withPureCodecs = (code: string): string =>
  code.replaceAll(COMPILED_CLASS, '/* @__PURE__ */ (').replace(INSTANCE, '/* @__PURE__ */ ');

/** Lets the bundler drop unused io-ts codecs, which otherwise count as side effects. */
export const withoutUnusedCodecs = (): Plugin => ({
  name: 'without-unused-codecs',
  transform: (code, id) => (IO_TS.test(id) ? { code: withPureCodecs(code), map: null } : null),
});
