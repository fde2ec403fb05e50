import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const LINKED = ['shared-contracts', 'design-system', 'composition', 'tooling', 'shell', 'tsconfig.json']

const MODULE = `import { createElement } from 'react'
import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { routes } from './routes'

const press = {
  path: '/press',
  Component: () => createElement('h1', null, 'Press'),
  head: () => ({ title: 'Press', description: 'What newspapers write about our spices.' }),
}
export default { name: 'mf-content', contract: CONTRACT_VERSION, routes: [...routes, press] } satisfies RemoteModule
`

const SERVER = `import type { RemoteServerModule } from 'shared-contracts/remote'
import before from './server-before'

export default {
  ...before,
  metadata: { ...before.metadata, '/press': () => ({ type: 'website' }) },
  addresses: async (dispatch) => [...(await before.addresses(dispatch)), { path: '/press' }],
} satisfies RemoteServerModule
`

/** Builds the next mf-content, with a page at /press, in a team's own checkout. @returns the remote's folder */
export async function buildNextContent(): Promise<string> {
  const checkout = await mkdtemp(path.join(tmpdir(), 'spice-team-'))
  for (const name of LINKED) await symlink(path.join(ROOT, name), path.join(checkout, name))
  await mkdir(path.join(checkout, 'node_modules'))
  for (const name of await readdir(path.join(ROOT, 'node_modules')))
    if (!name.startsWith('.cache'))
      await symlink(path.join(ROOT, 'node_modules', name), path.join(checkout, 'node_modules', name))

  const folder = path.join(checkout, 'mf-content')
  await cp(path.join(ROOT, 'mf-content'), folder, {
    recursive: true,
    filter: (file) => !/\/(dist|node_modules)$/.test(file),
  })
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    shop: { prefixes: string[] }
  }
  manifest.shop.prefixes.push('/press')
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, version: '1.1.0' }))
  await writeFile(path.join(folder, 'src/module.ts'), MODULE)
  await rename(path.join(folder, 'src/server.ts'), path.join(folder, 'src/server-before.ts'))
  await writeFile(path.join(folder, 'src/server.ts'), SERVER)
  const { status, stderr } = spawnSync('npm', ['run', '-s', 'build'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The next version could not be built: ${stderr}`)
  return folder
}
