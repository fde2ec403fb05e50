import { type BlockKind, parseBlockKind } from 'shared-contracts/content/admin/content-blocks'
import type {
  BlockContent,
  ContentBlock,
  Testimonials,
  Timeline,
} from 'shared-contracts/content/admin/content-blocks-schema'
import { byLanguage } from 'shared-contracts/i18n/by-language'
import { otherLanguages } from 'shared-contracts/i18n/language'
import { dayInIndia } from 'shared-contracts/values/indian-time'

/** Empty values of the editor's fields, for all kinds of blocks. */
export const emptyText = {
  ...byLanguage(() => ''),
  ...{ text: '', link: '', title: '', lead: '', picture: '', pictureText: '', date: '' },
  // The fields of recipes. Steps and tips are typed one per line.
  ...{ subtitle: '', instructions: '', tips: '', closing: '', suggestions: '' },
  // One entry per line, with its parts separated by |.
  ...{ said: '', entries: '' },
  ...{ from: '', until: '' },
}
export type TypedText = typeof emptyText
export const typedFields = Object.keys(emptyText) as (keyof TypedText)[]

/** Returns the text to edit: the draft, or the published or original text. @param newPost a new post's title */
export function openingText({ block, draft, versions, specified }: ContentBlock, newPost = ''): TypedText {
  const content = draft?.content ?? versions.find(({ isInForce }) => isInForce)?.content
  if (!content && !specified && parseBlockKind(block) === 'post')
    return { ...emptyText, title: newPost, date: dayInIndia(new Date()) }
  if (!content) return { ...emptyText, ...specified }
  const { kind, ...said } = content
  const typed = Object.entries(said).map(([name, text]) => [name, [text].flat().map(joinLine).join('\n')])
  return { ...emptyText, ...Object.fromEntries(typed) }
}

const joinLine = (said: string | Testimonials['said'][number] | Timeline['entries'][number]) =>
  typeof said === 'string' ? said : Object.values(said).join(' | ')

/** Converts the input for the api, leaving out empty optional fields. */
export function toBlockContent(kind: BlockKind, typed: TypedText): BlockContent {
  const { text, title, picture, date } = typed
  switch (kind) {
    case 'announcement':
      return { kind, text, ...said(typed, [...otherLanguages, 'link']) }
    case 'banner':
      return { kind, ...said(typed, ['title', 'lead', 'picture', 'pictureText', 'link']) }
    case 'testimonials':
      return { kind, said: splitLines(typed.said).map(parseTestimonial) }
    case 'timeline':
      return { kind, entries: splitLines(typed.entries).map(parseEntry) }
    case 'page':
      return { kind, text }
    case 'recipe':
      return {
        kind,
        ...said(typed, ['title', 'subtitle', 'closing', 'suggestions']),
        ...saidLines(typed, ['instructions', 'tips']),
      }
    case 'post':
      return { kind, title, picture, text, date, ...said(typed, ['pictureText']) }
  }
}

function parseTestimonial(line: string): Testimonials['said'][number] {
  const [name = '', role = '', ...words] = splitLine(line)
  return { name, role, words: words.join(' | ') }
}

function parseEntry(line: string): Timeline['entries'][number] {
  const [title = '', ...text] = splitLine(line)
  return { title, text: text.join(' | ') }
}

const splitLine = (line: string) => line.split('|').map((part) => part.trim())

/** @returns an error message for each field that is empty or has an incomplete line */
export function lineProblems(content: BlockContent): Partial<Record<keyof TypedText, string>> {
  const isPartMissing = (line: object) => Object.values(line).includes('')
  if (content.kind === 'testimonials' && (content.said.length === 0 || content.said.some(isPartMissing)))
    return { said: 'Each line needs all three parts: Name | role | quote' }
  if (content.kind === 'timeline' && (content.entries.length === 0 || content.entries.some(isPartMissing)))
    return { entries: 'Each line needs all three parts: Year: title | description' }
  return {}
}

function said<Name extends keyof TypedText>(typed: TypedText, names: readonly Name[]) {
  const filled = names.filter((name) => typed[name].trim() !== '')
  return Object.fromEntries(filled.map((name) => [name, typed[name].trim()])) as Partial<Record<Name, string>>
}

function saidLines<Name extends keyof TypedText>(typed: TypedText, names: readonly Name[]) {
  const all = names.map((name) => [name, splitLines(typed[name])] as const)
  return Object.fromEntries(all.filter(([, lines]) => lines.length > 0)) as Partial<Record<Name, string[]>>
}

/** Splits input with one item per line, such as a recipe's steps. */
function splitLines(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Converts a `datetime-local` value in the shop's time zone to ISO 8601; undefined if it is empty. */
export function parseMoment(typed: string): string | undefined {
  return typed === '' ? undefined : new Date(`${typed}+05:30`).toISOString()
}

/** Derives a new post's slug from its title: 'Tamarind & salt' becomes 'tamarind-salt'. */
export function toSlug(title: string): string {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return slug.slice(0, 80).replace(/^-+|-+$/g, '')
}
