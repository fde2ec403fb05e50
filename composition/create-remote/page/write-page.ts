import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fillTemplate } from '../remote/fill-template'
import { pageEdits } from './page-edits'
import type { PageNames } from './page-names'

const template = path.join(import.meta.dirname, 'template')

/** The endings of a page's own files, by template. */
const OWN = {
  'page.tsx.txt': '-page.tsx',
  'page.test.tsx.txt': '-page.test.tsx',
}

/** Writes a page with its test and registers it: all files or none. @returns the paths of written and changed files */
export async function writePage(names: PageNames, root: string): Promise<string[]> {
  const own = Object.entries(OWN).map(async ([source, ending]) => {
    const text = await readFile(path.join(template, source), 'utf8')
    return [`${names.remote}/src/pages/${names.page}${ending}`, fillTemplate(text, names)] as const
  })
  const edits = Object.entries(pageEdits(names)).map(async ([file, edit]) => {
    const before = await readFile(path.join(root, file), 'utf8')
    const text = edit(before)
    return text === before ? [] : [[file, text] as const]
  })
  const [added, edited] = [await Promise.all(own), (await Promise.all(edits)).flat()]
  await writeNew(added.map(([file, text]) => [path.join(root, file), text]))
  for (const [file, text] of edited) await writeFile(path.join(root, file), text)
  return [...added, ...edited].map(([file]) => file)
}

/** Writes new files, or none if one of them exists already. */
async function writeNew(files: readonly (readonly [file: string, text: string])[]): Promise<void> {
  const written: string[] = []
  try {
    for (const [file, text] of files) {
      // 'wx' fails rather than overwrite a file.
      await writeFile(file, text, { flag: 'wx' })
      written.push(file)
    }
  } catch (error) {
    for (const file of written) await rm(file)
    throw error
  }
}
