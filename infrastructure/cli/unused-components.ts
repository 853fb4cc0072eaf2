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

const PATTERNS = {
  'names of components': OWN_NAME,
  'components and contexts': MADE_BY_REACT,
  classes: CLASS,
};

/** Which of the patterns by which components are found match nothing in any of the modules. */
export const unmatchedPatterns = (modules: ReadonlyArray<string>): ReadonlyArray<string> =>
  Object.entries(PATTERNS)
    .filter(([, pattern]) => modules.every((code) => code.search(pattern) === -1))
    .map(([name]) => name);

/**
 * Leaves out of the build what of the router no page uses. It is one file, and a component that is named or extends another counts
 * as used. The build fails when the router is written so that a pattern finds nothing in it.
 */
export const withoutUnusedComponents = (): Plugin => {
  const modules: string[] = [];
  return {
    name: 'without-unused-components',
    transform: (code, id) => {
      if (!ROUTER.test(id)) return null;
      modules.push(code);
      return { code: withoutEffects(code), map: null };
    },
    buildEnd(fault) {
      const unmatched = unmatchedPatterns(modules);
      if (fault !== undefined || unmatched.length === 0) return;
      this.error(
        `Nothing of react-router matches the patterns of unused-components.ts for: ${unmatched.join(', ')}. All of it would be sent to visitors.`,
      );
    },
  };
};
