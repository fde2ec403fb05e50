import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Translations } from 'shared-contracts/i18n/translate'

/** A part of the shop that has its own translations. */
export interface Speaker {
  name: string
  /** The folders of its code. */
  folders: readonly string[]
  /** The folder that contains its translations, one subfolder per language. */
  languages: string
  /** The file in a language's folder that contains all translations. */
  file: 'index' | 'documents' | 'descriptions'
  /** Other parts whose translations it can show too. */
  others: readonly Speaker[]
}

const remotes = readdirSync('.').filter((name) => name.startsWith('mf-') && existsSync(`${name}/src`))

const partOf = (name: string, others: readonly Speaker[]): Speaker => ({
  ...{ name, folders: [`${name}/src`], languages: `${name}/src/i18n`, file: 'index', others },
})

/** Texts that more than one part uses. */
export const shared: Speaker = {
  ...partOf('shared-contracts', []),
  folders: ['shared-contracts/src', 'design-system/src'],
}

const shell = partOf('shell', [shared])

export const speakers: readonly Speaker[] = [
  shared,
  shell,
  {
    ...shell,
    name: 'shell/worker',
    folders: ['shell/worker'],
    file: 'documents',
    others: [],
  },
  partOf('edge', []),
  ...remotes.map((name) => partOf(name, [shared, shell])),
  partOf('api', [shared]),
]

/** The products that the shop starts with, by id: their descriptions are data, not texts in the code. */
export const descriptions: Speaker = {
  ...{ name: 'api, descriptions', folders: [], languages: 'api/src/i18n', file: 'descriptions', others: [] },
}

/** Folders with translated data: names and facts of products, and page titles in search results. */
export const dataFolders = ['api/seed', 'api/src', 'mf-content/src']

/** The remotes' names as shoppers see them, from the remotes' package.json files. */
export const titles: readonly string[] = remotes.map((name) => {
  const { shop } = JSON.parse(readFileSync(`${name}/package.json`, 'utf8')) as { shop: { title: string } }
  return shop.title
})

/** @param language a code such as 'ta' @returns no translations if there is no file for the language */
export async function dictionaryOf({ languages, file }: Speaker, language: string): Promise<Translations> {
  const found = path.resolve(languages, language, `${file}.ts`)
  if (!existsSync(found)) return {}
  const exported = (await import(found)) as Record<string, Translations>
  return exported[file === 'index' ? 'words' : file] ?? {}
}
