import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type OtherLanguage, otherLanguages } from 'shared-contracts/i18n/language'
import type { Words } from 'shared-contracts/i18n/translate'

/** A package with translations of its own. */
export interface Speaker {
  name: string
  /** The folders of its code. */
  folders: readonly string[]
  /** The folder of its translations. */
  words: string
}

const remotes = readdirSync('.').filter((name) => name.startsWith('mf-') && existsSync(`${name}/src`))

export const speakers: readonly Speaker[] = [
  ...['shell', ...remotes].map((name) => ({ name, folders: [`${name}/src`], words: `${name}/src/i18n` })),
  { name: 'api', folders: ['api/src'], words: 'api/src/i18n' },
]

/** Texts that all packages may use. */
export const shared: Speaker = {
  name: 'shared',
  folders: ['shared-contracts/src', 'design-system/src'],
  words: 'shared-contracts/src/i18n',
}

/** Names and facts of products and the page titles in search results are data. */
export const dataFolders = ['api/seed', 'api/src', 'mf-content/src']

/** The names of the remotes for shoppers, from the remotes' package.json files. */
export const titles: readonly string[] = remotes.map((name) => {
  const { shop } = JSON.parse(readFileSync(`${name}/package.json`, 'utf8')) as { shop: { title: string } }
  return shop.title
})

/** Returns a package's translations in each language; empty where it has none. */
export async function wordsOf({ words }: Speaker): Promise<Record<OtherLanguage, Words>> {
  const read = async (language: OtherLanguage): Promise<Words> => {
    const file = path.resolve(words, language, `index.ts`)
    if (!existsSync(file)) return {}
    return ((await import(file)) as { words: Words }).words
  }
  const [hi, kn] = await Promise.all(otherLanguages.map(read))
  return { hi: hi ?? {}, kn: kn ?? {} }
}
