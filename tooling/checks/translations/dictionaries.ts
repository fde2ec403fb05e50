import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type OtherLanguage, otherLanguages } from 'shared-contracts/i18n/language'
import type { Words } from 'shared-contracts/i18n/translate'

/** A part of the shop that has words of its own. */
export interface Speaker {
  name: string
  /** Where its code is. */
  folders: readonly string[]
  /** Where its words are. */
  words: string
}

const remotes = readdirSync('.').filter((name) => name.startsWith('mf-') && existsSync(`${name}/src`))

/** Who has words of its own. */
export const speakers: readonly Speaker[] = [
  ...['shell', ...remotes].map((name) => ({ name, folders: [`${name}/src`], words: `${name}/src/i18n` })),
  { name: 'api', folders: ['api/src'], words: 'api/src/i18n' },
]

/** What all of them may say. */
export const shared: Speaker = {
  name: 'shared',
  folders: ['shared-contracts/src', 'design-system/src'],
  words: 'shared-contracts/src/i18n',
}

/** Names of products, what is known of them, and the titles of pages that the search finds are data. */
export const dataFolders = ['api/seed', 'api/src', 'mf-content/src']

/** What shoppers call the parts of the shop, which the remotes' own packages say. */
export const titles: readonly string[] = remotes.map((name) => {
  const { shop } = JSON.parse(readFileSync(`${name}/package.json`, 'utf8')) as { shop: { title: string } }
  return shop.title
})

/** The words of a part in each language; none where it has no file of them. */
export async function wordsOf({ words }: Speaker): Promise<Record<OtherLanguage, Words>> {
  const read = async (language: OtherLanguage): Promise<Words> => {
    const file = path.resolve(words, language, `index.ts`)
    if (!existsSync(file)) return {}
    return ((await import(file)) as { words: Words }).words
  }
  const [hi, kn] = await Promise.all(otherLanguages.map(read))
  return { hi: hi ?? {}, kn: kn ?? {} }
}
