import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { mutatedSource, type Mutant } from './mutated-source.ts';

/** Every mutant of the modules loaded so far, by number. */
export const mutants: Mutant[] = [];

const numbers = new Map<string, number>();
const active = new Set<number>();
const passed = new Set<number>();

const numberOf = (mutant: Mutant): number => {
  const number = numbers.get(mutant.name) ?? mutants.push(mutant) - 1;
  numbers.set(mutant.name, number);
  return number;
};

/** Makes mutants act, and no others. */
export const activate = (...chosen: ReadonlyArray<number>): void => {
  active.clear();
  for (const number of chosen) active.add(number);
};

/** The mutants whose place the code has passed since the last call. */
export const passedSince = (): ReadonlySet<number> => {
  const since = new Set(passed);
  passed.clear();
  return since;
};

/** Modules of `ui/` are loaded with a switch for each of their mutants; those with these names act from the start. */
export const loadWithMutants = (names: ReadonlyArray<string>): void => {
  const acting = new Set(names);
  Object.assign(globalThis, {
    __mutant: (number: number): boolean => {
      passed.add(number);
      return active.has(number);
    },
  });
  registerHooks({
    load: (address, context, next) => {
      const file = address.startsWith('file:')
        ? relative(process.cwd(), fileURLToPath(new URL(address))).replaceAll('\\', '/')
        : '';
      if (!/^ui\/.*\.tsx?$/.test(file)) return next(address, context);
      const source = mutatedSource(file, readFileSync(file, 'utf8'), (mutant) => {
        const number = numberOf(mutant);
        if (acting.has(mutant.name)) active.add(number);
        return number;
      });
      const { outputText } = ts.transpileModule(source, {
        fileName: file,
        compilerOptions: {
          module: ts.ModuleKind.ESNext,
          target: ts.ScriptTarget.ES2024,
          jsx: ts.JsxEmit.ReactJSX,
          verbatimModuleSyntax: true,
        },
      });
      return { format: 'module', source: outputText, shortCircuit: true };
    },
  });
};
