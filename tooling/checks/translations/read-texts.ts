import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PluralForms } from 'shared-contracts/i18n/plural-forms'
import ts from 'typescript'

/** The texts in the code of a folder. */
export interface Texts {
  /** Texts shown in the reader's language: literal first arguments of `t(…)`. */
  asked: Set<string>
  /** Texts with plural forms, by their 'other' form. */
  counted: Map<string, PluralForms>
  /** All texts in quotes. */
  written: Set<string>
  /** The beginnings of texts that end with another text: `Invalid phone number: ${why}`. */
  begun: Set<string>
}

const ownTests = /\.test\.tsx?$|\/testing\//
/** Dictionaries are not read, because a text in a dictionary may be unused. */
const dictionaries = /\/i18n\/[a-z]+\//

/** Reads the texts in the code of some folders. @param folders paths such as 'mf-catalog/src' */
export function readTexts(folders: readonly string[]): Texts {
  const texts: Texts = { asked: new Set(), counted: new Map(), written: new Set(), begun: new Set() }
  for (const { source } of sourceFiles(folders)) readFile(source, texts)
  return texts
}

/** Parses the source files of some folders, except tests and dictionaries. */
export function sourceFiles(folders: readonly string[]): { file: string; source: ts.SourceFile }[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  return files
    .filter((file) => /\.tsx?$/.test(file) && !ownTests.test(file) && !dictionaries.test(file))
    .map((file) => ({ file, source: parse(file, readFileSync(file, 'utf8')) }))
}

export const parse = (name: string, code: string) =>
  ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)

export function readFile(source: ts.SourceFile, texts: Texts): void {
  function visit(node: ts.Node): void {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.written.add(node.text)
    if (ts.isTemplateExpression(node) && node.head.text.endsWith(': ')) texts.begun.add(node.head.text)
    if (ts.isCallExpression(node) && node.expression.getText() === 't')
      for (const choice of listChoices(node.arguments[0])) readChoice(choice, texts)
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function readChoice(choice: ts.Expression, { asked, counted }: Texts): void {
  const text = readTextOf(choice)
  if (text === undefined) return
  asked.add(text)
  const forms = formsOf(choice)
  if (forms) counted.set(text, forms)
}

/** Returns the English text in an argument of `t(…)`; undefined if it is not a literal. */
export function readTextOf(choice: ts.Expression): string | undefined {
  return ts.isStringLiteralLike(choice) ? choice.text : formsOf(choice)?.other
}

/** Returns the possible values of an argument: the expression itself, or both branches of a conditional. */
export function listChoices(argument: ts.Expression | undefined): ts.Expression[] {
  if (!argument) return []
  if (ts.isConditionalExpression(argument))
    return [...listChoices(argument.whenTrue), ...listChoices(argument.whenFalse)]
  return [argument]
}

function formsOf(choice: ts.Expression): PluralForms | undefined {
  if (!ts.isObjectLiteralExpression(choice)) return undefined
  const forms: Record<string, string> = {}
  for (const form of choice.properties)
    if (ts.isPropertyAssignment(form) && ts.isStringLiteralLike(form.initializer))
      forms[form.name.getText()] = form.initializer.text
  return forms.other === undefined ? undefined : { ...forms, other: forms.other }
}

/** Returns true if the code contains a text, or composes it from two. */
export function says({ written, begun }: Texts, text: string): boolean {
  return (
    written.has(text) ||
    [...begun].some((start) => text.startsWith(start) && written.has(text.slice(start.length)))
  )
}
