import {
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionLikeDeclaration,
  isIdentifier,
  isIfStatement,
  isNonNullExpression,
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isSourceFile,
  isStringLiteralLikeNode,
  isTryStatement,
  isTypeOfExpression,
  isVariableDeclaration,
  SyntaxKind,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';

/** Constants of a file by their names: a condition may be named before it is used. */
export type Constants = ReadonlyMap<string, Node>;

/** The constants that a file declares, in any scope. */
export function constantsOf(file: SourceFile): Constants {
  const constants = new Map<string, Node>();
  const visit = (node: Node): void => {
    if (isVariableDeclaration(node) && isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    node.forEachChild(visit);
  };
  visit(file);
  return constants;
}

/**
 * Whether a condition holds only where a name is there (`true`) or only where it is not (`false`); undefined if it does
 * not mention the name. A mention is the name itself, or a text that contains it: `'share' in navigator`,
 * `CSS.supports('selector(:popover-open)')`.
 */
function mentionsName(condition: Node, name: string, constants: Constants, depth = 0): boolean | undefined {
  if (isPrefixUnaryExpression(condition) && condition.operator === SyntaxKind.ExclamationToken) {
    const inner = mentionsName(condition.operand, name, constants, depth);
    return inner === undefined ? undefined : !inner;
  }
  if (isBinaryExpression(condition)) {
    const { left, operatorToken, right } = condition;
    const inner = mentionsName(left, name, constants, depth) ?? mentionsName(right, name, constants, depth);
    const equal = [SyntaxKind.EqualsEqualsToken, SyntaxKind.EqualsEqualsEqualsToken].includes(operatorToken.kind);
    return inner !== undefined && equal && /^(?:undefined|null|['"]undefined['"])$/.test(right.getText())
      ? !inner
      : inner;
  }
  if (isIdentifier(condition)) {
    if (condition.text === name) return true;
    const constant = constants.get(condition.text);
    return constant === undefined || depth > 2 ? undefined : mentionsName(constant, name, constants, depth + 1);
  }
  if (isStringLiteralLikeNode(condition)) return condition.text.includes(name) ? true : undefined;
  let found: boolean | undefined;
  condition.forEachChild((child) => {
    found ??= mentionsName(child, name, constants, depth);
  });
  return found;
}

const leavesBlock = (statement: Node): boolean => {
  const last = isBlock(statement) ? statement.statements.at(-1) : statement;
  return (
    last !== undefined &&
    [SyntaxKind.ReturnStatement, SyntaxKind.ThrowStatement, SyntaxKind.ContinueStatement].includes(last.kind)
  );
};

/** Whether an enclosing condition, or one that left the function before, requires a name. */
function isRequired(node: Node, name: string, constants: Constants): boolean {
  for (let inner = node, outer = node.parent; !isSourceFile(inner); inner = outer, outer = outer.parent) {
    if (isIfStatement(outer) && inner !== outer.expression) {
      const required = mentionsName(outer.expression, name, constants);
      if (required === (inner === outer.thenStatement)) return true;
    }
    if (isConditionalExpression(outer) && inner !== outer.condition) {
      const required = mentionsName(outer.condition, name, constants);
      if (required === (inner === outer.whenTrue)) return true;
    }
    if (isBinaryExpression(outer) && inner === outer.right) {
      const required = mentionsName(outer.left, name, constants);
      const { kind } = outer.operatorToken;
      if (kind === SyntaxKind.AmpersandAmpersandToken && required === true) return true;
      if (kind === SyntaxKind.BarBarToken && required === false) return true;
    }
    if (isBlock(outer) || isSourceFile(outer))
      for (const statement of outer.statements) {
        if (statement === inner) break;
        if (isIfStatement(statement) && leavesBlock(statement.thenStatement))
          if (mentionsName(statement.expression, name, constants) === false) return true;
      }
    if (isSourceFile(outer)) return false;
  }
  return false;
}

/** Whether a function handles what a place in it throws. */
function isCaught(node: Node): boolean {
  for (let inner = node; !isSourceFile(inner); inner = inner.parent) {
    if (isTryStatement(inner.parent) && inner.parent.catchClause && inner === inner.parent.tryBlock) return true;
    if (isFunctionLikeDeclaration(inner)) return false;
  }
  return false;
}

const outermostNode = (node: Node): Node => {
  const { parent } = node;
  return isParenthesizedExpression(parent) || isNonNullExpression(parent) ? outermostNode(parent) : node;
};

/** Whether a use of a member or a global is harmless where it is missing. @param use the expression that names it */
export function isGuarded(use: Node, name: string, constants: Constants): boolean {
  const around = outermostNode(use);
  const { parent } = around;
  if (isTypeOfExpression(parent)) return true;
  const isStep = isCallExpression(parent) || isPropertyAccessExpression(parent) || isElementAccessExpression(parent);
  if (isStep && parent.expression === around && parent.questionDotToken) return true;
  // Reading a member that is missing yields undefined; what is done with it is another matter.
  const isRead = isPropertyAccessExpression(use) && !(isStep && parent.expression === around);
  const isTested =
    isRead &&
    ((isBinaryExpression(parent) && parent.operatorToken.kind !== SyntaxKind.EqualsToken) ||
      (isPrefixUnaryExpression(parent) && parent.operator === SyntaxKind.ExclamationToken) ||
      (isIfStatement(parent) && parent.expression === around) ||
      (isConditionalExpression(parent) && parent.condition === around));
  return isTested || isRequired(use, name, constants) || isCaught(use);
}
