import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;

/** The name of a component or context in React's developer tools. */
const OWN_NAME = /^[A-Z]\w*\.displayName = "[^"]*";$/gm;

const MADE_BY_REACT = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** A class component with its static properties. */
const CLASS =
  /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});\n(?:\1\.contextType = (\w+);)?/gm;

/** Marks a module's components and contexts as pure. */
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

/** The patterns that match in none of the modules. */
export const unmatchedPatterns = (modules: ReadonlyArray<string>): ReadonlyArray<string> =>
  Object.entries(PATTERNS)
    .filter(([, pattern]) => modules.every((code) => code.search(pattern) === -1))
    .map(([name]) => name);

/**
 * Lets the bundler drop unused parts of the router. The router is one file, and its named or derived components otherwise count as side
 * effects. Fails the build when a pattern no longer matches.
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
