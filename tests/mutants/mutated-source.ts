import ts from 'typescript';

export type MutantKind = 'text' | 'link' | 'condition' | 'comparison' | 'number';

/** A small fault that a person could make in one place. */
export interface Mutant {
  /** `ui/blocks/faq/faq.tsx:12:8 condition`. */
  readonly name: string;
  readonly file: string;
  readonly kind: MutantKind;
  readonly from: string;
  readonly to: string;
}

const OPPOSITES: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);

const LINK = /^(?:\/|#|https?:|tel:|sms:|mailto:)/;
/** Words for people; other strings are names in the code. */
const WORDS = /^[A-ZÀ-Ý¿¡]|\p{L}.*[ \u00a0]|[ \u00a0].*\p{L}|[^\x00-\x7f]/u;

/** Attributes that only change how a page looks, and names that only the code reads. */
const UNREAD = new Set([
  'className',
  'key',
  'style',
  'loading',
  'decoding',
  'width',
  'height',
  'size',
  'viewBox',
  'd',
  'sizes',
]);

const changedText = (text: string): string =>
  text.trim() === '' ? text : `${text.trimEnd()}x${/\s$/.test(text) ? ' ' : ''}`;

/**
 * The source of a module in which each mutant is a switch: `__mutant(3) ? changed : unchanged`. `add` takes a mutant and returns its
 * number.
 */
export const mutatedSource = (file: string, text: string, add: (mutant: Mutant) => number): string => {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

  const switched = (node: ts.Node, kind: MutantKind, to: string, from: string, shownTo = to): string => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    const name = `${file}:${line + 1}:${character + 1} ${kind}`;
    const id = add({ name, file, kind, from: node.getText().trim().slice(0, 80), to: shownTo.slice(0, 80) });
    return `(__mutant(${id}) ? ${to} : ${from})`;
  };

  const inner = (node: ts.Node): string => {
    const parts: string[] = [];
    let at = node.getFullStart();
    ts.forEachChild(node, (child) => {
      parts.push(text.slice(at, child.getFullStart()), changed(child));
      at = child.end;
    });
    return [...parts, text.slice(at, node.end)].join('');
  };

  const lead = (node: ts.Node): string => text.slice(node.getFullStart(), node.getStart());

  const textSwitch = (node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral): string | null => {
    if (LINK.test(node.text) && !WORDS.test(node.text))
      return switched(node, 'link', JSON.stringify(`${node.text}x`), node.getText());
    return WORDS.test(node.text)
      ? switched(node, 'text', JSON.stringify(changedText(node.text)), node.getText())
      : null;
  };

  const isValue = (node: ts.Node): boolean => {
    const { parent } = node;
    return !(
      ts.isImportDeclaration(parent) ||
      ts.isExportDeclaration(parent) ||
      ts.isLiteralTypeNode(parent) ||
      ts.isCaseClause(parent) ||
      (ts.isPropertyAssignment(parent) && parent.name === node) ||
      (ts.isPropertySignature(parent) && parent.name === node) ||
      (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) ||
      (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)
    );
  };

  const negated = (node: ts.Expression): string =>
    `${lead(node)}${switched(node, 'condition', `!(${inner(node)})`, `(${inner(node)})`, `!(${node.getText()})`)}`;

  const changed = (node: ts.Node): string => {
    if (
      ts.isTypeNode(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isImportDeclaration(node)
    )
      return text.slice(node.getFullStart(), node.end);
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText();
      if (UNREAD.has(name)) return text.slice(node.getFullStart(), node.end);
      if (node.initializer && ts.isStringLiteral(node.initializer)) {
        const { initializer } = node;
        const own = textSwitch(initializer);
        return own === null ? text.slice(node.getFullStart(), node.end) : `${lead(node)}${name}={${own}}`;
      }
    }
    if (ts.isJsxText(node)) {
      const words = node.text
        .replace(/\s*\n\s*/g, ' ')
        .replace(/^ | $/g, (space) => (node.text.includes('\n') ? '' : space));
      return /\p{L}/u.test(words)
        ? `{${switched(node, 'text', JSON.stringify(changedText(words)), JSON.stringify(words))}}`
        : node.getFullText();
    }
    if ((ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) && isValue(node)) {
      const own = textSwitch(node);
      return own === null ? text.slice(node.getFullStart(), node.end) : `${lead(node)}${own}`;
    }
    if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) {
      const words = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('');
      if (WORDS.test(words) || LINK.test(words)) {
        const kind = LINK.test(words) && !/ /.test(words) ? 'link' : 'text';
        const own = inner(node).trimStart();
        return `${lead(node)}${switched(node, kind, `(${own} + 'x')`, own, `${node.getText().slice(0, 70)} + 'x'`)}`;
      }
    }
    if (ts.isNumericLiteral(node) && isValue(node) && !ts.isPrefixUnaryExpression(node.parent))
      return `${lead(node)}${switched(node, 'number', String(Number(node.text) + 1), node.getText())}`;
    if (ts.isBinaryExpression(node)) {
      const opposite = OPPOSITES.get(node.operatorToken.kind);
      if (opposite !== undefined) {
        const [left, right] = [changed(node.left), changed(node.right)];
        const [plainLeft, plainRight] = [left.trimStart(), right.trimStart()];
        return `${lead(node)}${switched(
          node,
          'comparison',
          `${plainLeft} ${opposite} ${plainRight}`,
          `${plainLeft} ${node.operatorToken.getText()} ${plainRight}`,
          `${node.left.getText()} ${opposite} ${node.right.getText()}`,
        )}`;
      }
    }
    const { parent } = node;
    const isCondition =
      (ts.isConditionalExpression(parent) && parent.condition === node) ||
      (ts.isIfStatement(parent) && parent.expression === node) ||
      (ts.isBinaryExpression(parent) &&
        parent.left === node &&
        (parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
          parent.operatorToken.kind === ts.SyntaxKind.BarBarToken));
    if (isCondition && !ts.isBinaryExpression(node)) return negated(node as ts.Expression);
    return inner(node);
  };

  return inner(source);
};
