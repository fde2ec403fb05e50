import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageEdits } from './page-edits'
import type { PageNames } from './page-names'

const template = path.join(import.meta.dirname, 'template')

/** The files that a page has of its own, in the remote's folder of pages, by their templates. */
const OWN = {
  'page.tsx.txt': '-page.tsx',
  'page.test.tsx.txt': '-page.test.tsx',
}

/**
 * Writes a page that works: itself and its test, and a line wherever the shop must know of it.
 * @param root the repository
 * @returns the files that were written or changed, from the root; nothing is when one of them can't be
 */
export async function writePage(names: PageNames, root: string): Promise<string[]> {
  const own = Object.entries(OWN).map(async ([source, ending]) => {
    const text = await readFile(path.join(template, source), 'utf8')
    return [`${names.remote}/src/pages/${names.page}${ending}`, filled(text, names)] as const
  })
  const edits = Object.entries(pageEdits(names)).map(async ([file, edit]) => {
    const before = await readFile(path.join(root, file), 'utf8')
    const text = edit(before)
    return text === before ? [] : [[file, text] as const]
  })
  const [added, edited] = [await Promise.all(own), (await Promise.all(edits)).flat()]
  // What somebody has written already is not written over.
  for (const [file, text] of added) await writeFile(path.join(root, file), text, { flag: 'wx' })
  for (const [file, text] of edited) await writeFile(path.join(root, file), text)
  return [...added, ...edited].map(([file]) => file)
}

function filled(text: string, names: PageNames): string {
  return text.replace(/\{(path|page|key|Page|Title)\}/g, (_, word: keyof PageNames) => names[word])
}
