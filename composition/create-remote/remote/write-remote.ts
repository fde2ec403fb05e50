import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fillTemplate } from './fill-template'
import type { RemoteNames } from './remote-names'

const template = path.join(import.meta.dirname, 'template')

interface Manifest {
  version: string
  dependencies: Record<string, string>
}

/** Returns another remote's file with the new name. Copying keeps new remotes up to date without a template. */
async function adopted(file: string, { name }: RemoteNames, neighbour: string): Promise<string> {
  return (await readFile(file, 'utf8')).replaceAll(path.basename(neighbour), name)
}

async function buildManifest(names: RemoteNames, neighbour: string): Promise<object> {
  const text = await adopted(path.join(neighbour, 'package.json'), names, neighbour)
  return {
    ...(JSON.parse(text) as Manifest),
    version: '1.0.0',
    shop: { title: names.Title, prefixes: [names.path] },
  }
}

/** Writes a working remote with a page and a workflow, next to another remote. @returns its folder */
export async function writeRemote(names: RemoteNames, neighbour: string): Promise<string> {
  const folder = path.join(neighbour, '..', names.name)
  await mkdir(folder)
  for (const entry of await readdir(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = path.join(entry.parentPath, entry.name)
    const target = path
      .join(folder, path.relative(template, source))
      .replace(/\.txt$/, '')
      .replace(/pages\/page\./, `pages/${names.page}-page.`)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, fillTemplate(await readFile(source, 'utf8'), names))
  }
  const manifest = await buildManifest(names, neighbour)
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const workflows = path.join(neighbour, '../.github/workflows')
  const workflow = path.join(workflows, `${path.basename(neighbour)}.yml`)
  await writeFile(path.join(workflows, `${names.name}.yml`), await adopted(workflow, names, neighbour))
  return folder
}
