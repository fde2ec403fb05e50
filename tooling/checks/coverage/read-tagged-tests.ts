import ts from 'typescript'

/** A test that cites points in a tag. `title` is as in the source, without the tag. */
export interface TaggedTest {
  file: string
  title: string
  points: string[]
}

const tag = / \[(\d+\.\d+(?:, \d+\.\d+)*)\]$/

/** Returns true for calls of `test(…)` or `it(…)`, with or without `.each`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it'
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text === 'each' && isTest(callee.expression)
  if (ts.isCallExpression(callee)) return isTest(callee.expression)
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag)
}

/** Returns a title as in the source, with its `${…}`. Undefined if it is not a literal. */
function titleText(title: ts.Node | undefined, source: ts.SourceFile): string | undefined {
  if (!title) return undefined
  if (ts.isStringLiteral(title) || ts.isNoSubstitutionTemplateLiteral(title)) return title.text
  return ts.isTemplateExpression(title) ? title.getText(source).slice(1, -1) : undefined
}

/** Finds the tests of a file that cite points of the specification. The file is parsed, not run. */
export function readTaggedTests(file: string, text: string): TaggedTest[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const tests: TaggedTest[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = titleText(node.arguments[0], source) ?? ''
      const [whole, numbers] = tag.exec(title) ?? []
      if (whole && numbers)
        tests.push({ file, title: title.slice(0, -whole.length), points: numbers.split(', ') })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return tests
}
