import { otherLanguages } from 'shared-contracts/i18n/language'
import ts from 'typescript'
import { dictionaryOf, type Speaker } from './dictionaries'
import { listChoices, readTextOf, sourceFiles } from './read-texts'

/** A text that readers can see. */
export interface ShownText {
  text: string
  /** Its places, such as 'mf-catalog/src/pages/home.tsx:12'; several if the text is repeated. */
  places: readonly string[]
  /** Its translations by language code; none in the admin, which is in English only. */
  translations: Readonly<Record<string, string>>
}

const textAttributes = /^(aria-label|alt|label|title|placeholder|summary|hint|heading|help|note|description)$/

/** Lists the texts in a package's code that readers can see, in alphabetical order. */
export async function listTexts(speaker: Speaker): Promise<ShownText[]> {
  const places = new Map<string, string[]>()
  for (const { file, source } of sourceFiles(speaker.folders))
    for (const { text, line } of readShownTexts(source))
      places.set(text, [...(places.get(text) ?? []), `${file}:${line}`])
  const dictionaries = await Promise.all(otherLanguages.map((language) => readDictionary(speaker, language)))
  return [...places]
    .map(([text, found]) => ({ text, places: found, translations: translationsOf(text) }))
    .sort((one, other) => one.text.localeCompare(other.text, 'en'))

  function translationsOf(text: string) {
    return Object.fromEntries(
      otherLanguages.flatMap((language, index) => {
        const translation = dictionaries[index]?.[text]
        return translation === undefined ? [] : [[language, translation]]
      }),
    )
  }
}

async function readDictionary(speaker: Speaker, language: string): Promise<Record<string, string>> {
  const all = await Promise.all([...speaker.others, speaker].map((one) => dictionaryOf(one, language)))
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...all) as Awaited<ReturnType<typeof dictionaryOf>>).map(
      ([text, translation]) => [
        text,
        typeof translation === 'string' ? translation : Object.values(translation).join(' | '),
      ],
    ),
  )
}

/** Extracts the visible texts of a file, with their line numbers. A part filled in at run time is shown as `…`. */
export function readShownTexts(source: ts.SourceFile): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = []
  function add(text: string | undefined, node: ts.Node): void {
    const words = text?.replace(/\s+/g, ' ').trim()
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    if (words) found.push({ text: words, line })
  }
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    const translated = translatedArgument(node, source)
    for (const choice of listChoices(translated)) add(readTextOf(choice), choice)
    if (isShown(node, source)) add(quotedText(node), node)
    ts.forEachChild(node, (child) => {
      if (child !== translated) visit(child)
    })
  }
  visit(source)
  return found
}

/** Returns the text argument of a call to `t`. */
function translatedArgument(node: ts.Node, source: ts.SourceFile): ts.Expression | undefined {
  const isTranslated = ts.isCallExpression(node) && node.expression.getText(source) === 't'
  return isTranslated ? node.arguments[0] : undefined
}

/** True for text in JSX, for attributes that readers see or hear, and for quoted sentences. */
function isShown(node: ts.Node, source: ts.SourceFile): boolean {
  const text = quotedText(node)
  if (text === undefined) return false
  if (ts.isJsxText(node)) return /\p{L}/u.test(text)
  return isTextAttribute(node, source) || isSentence(text)
}

function quotedText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

function isTextAttribute(node: ts.Node, source: ts.SourceFile): boolean {
  const attribute = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent
  return ts.isJsxAttribute(attribute) && textAttributes.test(attribute.name.getText(source))
}

/** True for sentences, not names, paths or classes: they start with a capital and have at least two words. */
const isSentence = (text: string) => /^\p{Lu}[\p{L}’']*,? .*\p{L}/u.test(text)
