import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { withPureCodecs } from '../../../infrastructure/cli/unused-codecs.ts';

test('The creation of a class and of an instance is marked as free of side effects', () => {
  const code = [
    'var NullType = /** @class */ (function (_super) {',
    '    __extends(NullType, _super);',
    '}(Type));',
    'export var nullType = new NullType();',
    '    var made = new Type();',
  ].join('\n');
  expect(withPureCodecs(code).split('\n')).toEqual([
    'var NullType = /* @__PURE__ */ (function (_super) {',
    '    __extends(NullType, _super);',
    '}(Type));',
    'export var nullType = /* @__PURE__ */ new NullType();',
    '    var made = new Type();',
  ]);
});

test("The library's compiled code still has the expected form", () => {
  const marks = withPureCodecs(readFileSync('node_modules/io-ts/es6/index.js', 'utf8')).match(/@__PURE__/g);
  expect(marks?.length).toBeGreaterThan(30);
});
