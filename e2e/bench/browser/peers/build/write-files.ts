import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes files into a folder. @param files the content of each file, keyed by its path in the folder */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** Copies a peer's source into a folder, replacing the copy of an earlier run. */
export async function copyTemplate(template: string, folder: string, source: string): Promise<void> {
  await rm(path.join(folder, source), { recursive: true, force: true })
  await cp(template, folder, { recursive: true })
}
