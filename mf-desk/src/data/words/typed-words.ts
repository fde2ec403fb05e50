import type { BlockKind } from 'shared-contracts/domain/desk/words/word-blocks'
import type { WordBlock, WordsContent } from 'shared-contracts/domain/desk/words/words-schema'

/** What is typed into the editor of words, whatever they are for. */
export const emptyWords = {
  ...{ text: '', hi: '', kn: '', link: '', title: '', lead: '', picture: '', date: '' },
  // Of a recipe; steps and tips are typed one on each line.
  ...{ subtitle: '', instructions: '', tips: '', closing: '', suggestions: '' },
  ...{ from: '', until: '' },
}
export type TypedWords = typeof emptyWords
export const typedFields = Object.keys(emptyWords) as (keyof TypedWords)[]

/** What the editor opens with: the draft, or what stands there now, or what a post was specified with. */
export function openingWords({ draft, versions, specified }: WordBlock): TypedWords {
  const content = draft?.content ?? versions.find(({ isInForce }) => isInForce)?.content
  if (!content) return { ...emptyWords, ...specified }
  const { kind, ...said } = content
  const typed = Object.entries(said).map(([name, text]) => [name, [text].flat().join('\n')])
  return { ...emptyWords, ...Object.fromEntries(typed) }
}

/** What the api is sent: of optional fields only those that say something. */
export function contentOf(kind: BlockKind, typed: TypedWords): WordsContent {
  const { text, title, picture, date } = typed
  switch (kind) {
    case 'announcement':
      return { kind, text, ...said(typed, ['hi', 'kn', 'link']) }
    case 'banner':
      return { kind, ...said(typed, ['title', 'lead', 'picture', 'link']) }
    case 'page':
      return { kind, text }
    case 'recipe':
      return {
        kind,
        ...said(typed, ['title', 'subtitle', 'closing', 'suggestions']),
        ...saidLines(typed, ['instructions', 'tips']),
      }
    case 'post':
      return { kind, title, picture, text, date }
  }
}

function said<Name extends keyof TypedWords>(typed: TypedWords, names: readonly Name[]) {
  const filled = names.filter((name) => typed[name].trim() !== '')
  return Object.fromEntries(filled.map((name) => [name, typed[name].trim()])) as Partial<Record<Name, string>>
}

function saidLines<Name extends keyof TypedWords>(typed: TypedWords, names: readonly Name[]) {
  const all = names.map((name) => [name, linesOf(typed[name])] as const)
  return Object.fromEntries(all.filter(([, lines]) => lines.length > 0)) as Partial<Record<Name, string[]>>
}

/** What is typed one on each line, such as the steps of a recipe. */
export function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** A moment by the shop's own clock, as `datetime-local` has it, in ISO 8601; undefined where none is typed. */
export function momentOf(typed: string): string | undefined {
  return typed === '' ? undefined : new Date(`${typed}+05:30`).toISOString()
}

/** Of a title, the name of a new post: 'Tamarind & salt' is 'tamarind-salt'. */
export function slugOf(title: string): string {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return slug.slice(0, 80).replace(/^-+|-+$/g, '')
}
