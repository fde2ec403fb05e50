import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const FEDERATION = 'node_modules/@module-federation'

/** Copies the repository's packages and commands for a test. @param linked folders that are only linked */
export async function checkout(linked: readonly string[]): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'spice-team-'))
  for (const name of linked) await symlink(path.join(ROOT, name), path.join(root, name))
  await mkdir(path.join(root, 'node_modules'))
  // The cache of builds is not copied, because it contains paths. Module Federation is copied, because builds
  // contain the paths of its files.
  await cp(path.join(ROOT, FEDERATION), path.join(root, FEDERATION), { recursive: true })
  for (const name of await readdir(path.join(ROOT, 'node_modules')))
    if (name !== '.cache' && name !== path.basename(FEDERATION))
      await symlink(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name))
  // Copied, because commands find the repository by their own path.
  for (const name of ['composition', 'tooling'])
    await cp(path.join(ROOT, name), path.join(root, name), {
      recursive: true,
      filter: (file) => !file.endsWith('node_modules'),
    })
  await symlink(path.join(ROOT, 'composition/node_modules'), path.join(root, 'composition/node_modules'))
  for (const name of ['package.json', '.github'])
    await cp(path.join(ROOT, name), path.join(root, name), { recursive: true })
  return root
}
