import { expect, test } from '@jest/globals';
import { unmatchedPatterns, withoutEffects } from '../../../infrastructure/cli/unused-components.ts';

test('The creation of a component is marked as free of side effects, and its display name is removed', () => {
  const code = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {',
    '    let Inner = React10.forwardRef(() => null);',
    '  }',
    ');',
    'Link.displayName = "Link";',
    'var Context = React.createContext(null);',
    'Context.displayName = "Context";',
  ].join('\n');
  const made = withoutEffects(code);
  expect(made).toContain('var Link = /* @__PURE__ */ React10.forwardRef(');
  expect(made).toContain('var Context = /* @__PURE__ */ React.createContext(null);');
  expect(made).not.toContain('displayName');
});

test('The creation of a class with a context is marked as free of side effects', () => {
  const code = [
    'var Boundary = class extends React2.Component {',
    '  render() {',
    '    return null;',
    '  }',
    '};',
    'Boundary.contextType = Shown;',
    'var after = 1;',
  ].join('\n');
  expect(withoutEffects(code)).toBe(
    [
      'var Boundary = /* @__PURE__ */ (() => Object.assign(class extends React2.Component {',
      '  render() {',
      '    return null;',
      '  }',
      '}, { contextType: Shown }))();',
      '',
      'var after = 1;',
    ].join('\n'),
  );
});

test('Code inside a function is unchanged', () => {
  const code = 'function make() {\n  Inner.displayName = "Inner";\n  console.log("made");\n}\n';
  expect(withoutEffects(code)).toBe(code);
});

test('A pattern without a matching module is reported', () => {
  const context = 'var Context = React.createContext(null);\nContext.displayName = "Context";';
  const boundary = 'var Boundary = class extends React2.Component {\n  render() {}\n};\n';
  expect(unmatchedPatterns([context, boundary])).toEqual([]);
  expect(unmatchedPatterns([context])).toEqual(['classes']);
  expect(unmatchedPatterns([boundary])).toEqual(['names of components', 'components and contexts']);
  expect(unmatchedPatterns([])).toHaveLength(3);
});
