import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;

/** What React's tools for developers call a component or a context. */
const OWN_NAME = /^[A-Z]\w*\.displayName = "[^"]*";$/gm;

const MADE_BY_REACT = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** A component that is a class, with what is set on it. */
const CLASS =
  /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});\n(?:\1\.contextType = (\w+);)?/gm;

/** The code of a module that says of its components and contexts that to make them does nothing else. */
export const withoutEffects = (code: string): string =>
  code
    .replace(OWN_NAME, '')
    .replace(MADE_BY_REACT, '= /* @__PURE__ */ $1')
    .replace(CLASS, (_all, name: string, made: string, context?: string) => {
      const whole = context === undefined ? made : `Object.assign(${made}, { contextType: ${context} })`;
      return `var ${name} = /* @__PURE__ */ (() => ${whole})();\n`;
    });

/**
 * Leaves out of the build what of the router no page uses. It is one file, and a component that is named or extends another counts
 * as used.
 */
export const withoutUnusedComponents: Plugin = {
  name: 'without-unused-components',
  transform: (code, id) => (ROUTER.test(id) ? { code: withoutEffects(code), map: null } : null),
};
