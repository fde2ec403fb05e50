import ts from 'typescript'

/** Text in JSX that breaks or goes stale when a browser translates the page. */
interface UnsafeText {
  /** Counted from 1. */
  line: number
  source: string
  problem: string
}

/**
 * Finds texts that React keeps as separate text nodes and may later change or insert something before. A
 * translator replaces such nodes with `font` elements: React then updates a node that is no longer in the page,
 * or throws. Text that is the only child of an element is safe: React sets it on the element.
 * @param checker the type checker of the file's program: only types distinguish text from an element
 * @see https://github.com/facebook/react/issues/11538
 */
export function unsafeTexts(file: ts.SourceFile, checker: ts.TypeChecker): UnsafeText[] {
  const found: UnsafeText[] = []
  function note(node: ts.Node, problem: string) {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    found.push({ line: line + 1, source: node.getText(file).trim(), problem })
  }
  function visit(node: ts.Node): void {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      for (const child of unsafeChildren(node, checker)) note(child, 'needs an element of its own')
    for (const value of componentResults(node))
      if (kindOfValue(value, checker) === 'text') note(value, 'is a text and not an element')
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Kinds of children: `slot` is anything that React can render, `optional` an element that is not always present. */
type Kind = 'element' | 'optional' | 'fixed text' | 'text' | 'slot'

/** All kinds, from the safest to the most dangerous. */
const KINDS: readonly Kind[] = ['element', 'optional', 'fixed text', 'slot', 'text']

function unsafeChildren(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): ts.JsxChild[] {
  const children = parent.children.flatMap((child) => {
    const kind = kindOfChild(child, checker)
    return kind ? [{ child, kind }] : []
  })
  // A fragment's children have siblings outside it.
  if (children.length < 2 && ts.isJsxElement(parent)) return []
  const firstOptional = children.findIndex(({ kind }) => kind === 'optional')
  const hasOptional = firstOptional >= 0
  return children
    .filter(({ kind }, index) => {
      if (kind === 'text') return true
      if (kind === 'slot') return hasOptional
      return kind === 'fixed text' && hasOptional && firstOptional < index
    })
    .map(({ child }) => child)
}

function kindOfChild(child: ts.JsxChild, checker: ts.TypeChecker): Kind | undefined {
  if (ts.isJsxText(child)) {
    if (child.containsOnlyTriviaWhiteSpaces) return undefined
    return child.text.trim() ? 'fixed text' : 'element'
  }
  if (!ts.isJsxExpression(child)) return 'element'
  return child.expression && kindOfValue(child.expression, checker)
}

function withoutParentheses(value: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(value) ? withoutParentheses(value.expression) : value
}

function kindOfValue(value: ts.Expression, checker: ts.TypeChecker): Kind {
  const expression = withoutParentheses(value)
  // Translators leave white space alone.
  if (ts.isStringLiteralLike(expression) && !expression.text.trim()) return 'element'
  if (isFixed(expression, checker)) return 'fixed text'
  if (ts.isConditionalExpression(expression)) {
    const kinds = [expression.whenTrue, expression.whenFalse].map((branch) => kindOfValue(branch, checker))
    return kindOfEither(kinds)
  }
  const type = checker.getTypeAtLocation(expression)
  const members = type.isUnion() ? type.types : [type]
  const isNothing = (member: ts.Type) => (member.flags & NOTHING) !== 0
  // Translators ignore an empty string.
  const isEmpty = (member: ts.Type) => member.isStringLiteral() && member.value === ''
  const texts = members.filter((member) => member.flags & TEXT && !isEmpty(member))
  const others = members.filter((member) => !(member.flags & TEXT) && !isNothing(member))
  if (texts.length > 0 && others.length === 0) return 'text'
  if (texts.length > 0) return isName(expression) ? 'slot' : 'element'
  if (others.some((member) => isListOfTexts(member, checker))) return 'text'
  return members.some(isNothing) ? 'optional' : 'element'
}

/** Combines the kinds of two branches. Either may be shown at any time, so even fixed text can come and go. */
function kindOfEither(kinds: Kind[]): Kind {
  if (kinds.includes('fixed text')) return 'text'
  return KINDS.findLast((kind) => kinds.includes(kind)) ?? 'element'
}

/** True for a list of strings, such as the result of `map`: React keeps a text node for each. */
function isListOfTexts(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false
  const [item] = checker.getTypeArguments(type as ts.TypeReference)
  if (!item) return false
  const members = item.isUnion() ? item.types : [item]
  return members.some(({ flags }) => (flags & TEXT) !== 0)
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.BooleanLike

const isName = (expression: ts.Expression) =>
  ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression)

/** Returns true if text can't change on an open page: a literal, its translation, or a module's constant. */
function isFixed(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isStringLiteralLike(expression) || ts.isNumericLiteral(expression)) return true
  if (ts.isCallExpression(expression)) {
    const [text, values] = expression.arguments
    const isTranslation = ts.isIdentifier(expression.expression) && expression.expression.text === 't'
    return isTranslation && !values && text !== undefined && isFixed(text, checker)
  }
  let root = expression
  while (ts.isPropertyAccessExpression(root)) root = root.expression
  const symbol = ts.isIdentifier(root) ? checker.getSymbolAtLocation(root) : undefined
  if (!symbol) return false
  const { valueDeclaration } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return (
    valueDeclaration !== undefined &&
    ts.isVariableDeclaration(valueDeclaration) &&
    ts.isSourceFile(valueDeclaration.parent.parent.parent)
  )
}

/** Returns the results of a component: a function whose name begins with a capital. */
function componentResults(node: ts.Node): ts.Expression[] {
  if (!ts.isFunctionDeclaration(node) && !ts.isArrowFunction(node)) return []
  const named = ts.isFunctionDeclaration(node) ? node : node.parent
  const name = ts.isFunctionDeclaration(named) || ts.isVariableDeclaration(named) ? named.name : undefined
  if (!name || !ts.isIdentifier(name) || !/^[A-Z][a-z]/.test(name.text) || !node.body) return []
  return ts.isBlock(node.body) ? listReturned(node.body) : listBranches(node.body)
}

function listReturned(body: ts.Node): ts.Expression[] {
  const results: ts.Expression[] = []
  ts.forEachChild(body, function visit(node) {
    if (ts.isReturnStatement(node) && node.expression) results.push(...listBranches(node.expression))
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  })
  return results
}

function listBranches(value: ts.Expression): ts.Expression[] {
  const expression = withoutParentheses(value)
  if (!ts.isConditionalExpression(expression)) return [expression]
  return [...listBranches(expression.whenTrue), ...listBranches(expression.whenFalse)]
}
