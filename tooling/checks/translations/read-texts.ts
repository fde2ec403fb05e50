import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** The texts in the code of a folder. */
export interface Texts {
  /** Texts shown in the reader's language: literal first arguments of `t(…)`. */
  asked: Set<string>
  /** All quoted texts. */
  written: Set<string>
  /** The beginnings of texts that end in another one: `Invalid phone number: ${why}`. */
  begun: Set<string>
}

const ownTests = /\.test\.tsx?$|\/testing\//
/** A text in a dictionary is not used by that alone. */
const dictionaries = /\/i18n\/[a-z]+\//

/** Reads the texts in the code of some folders. @param folders such as 'mf-catalog/src', relative to the current one */
export function readTexts(folders: readonly string[]): Texts {
  const texts: Texts = { asked: new Set(), written: new Set(), begun: new Set() }
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  for (const file of files.filter((one) => /\.tsx?$/.test(one)))
    if (!ownTests.test(file) && !dictionaries.test(file)) readFile(file, readFileSync(file, 'utf8'), texts)
  return texts
}

export function readFile(name: string, code: string, { asked, written, begun }: Texts): void {
  function visit(node: ts.Node): void {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) written.add(node.text)
    if (ts.isTemplateExpression(node) && node.head.text.endsWith(': ')) begun.add(node.head.text)
    if (ts.isCallExpression(node) && node.expression.getText() === 't')
      for (const text of choicesOf(node.arguments[0])) asked.add(text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true))
}

/** Returns the texts that an argument can be: one, or both of a conditional. */
function choicesOf(argument: ts.Expression | undefined): string[] {
  if (!argument) return []
  if (ts.isStringLiteralLike(argument)) return [argument.text]
  if (ts.isConditionalExpression(argument))
    return [...choicesOf(argument.whenTrue), ...choicesOf(argument.whenFalse)]
  return []
}

/** Returns true if the code has a text, or combines it from two. */
export function says({ written, begun }: Texts, text: string): boolean {
  return (
    written.has(text) ||
    [...begun].some((start) => text.startsWith(start) && written.has(text.slice(start.length)))
  )
}
