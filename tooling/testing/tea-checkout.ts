import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { remoteNames } from '../../composition/create-remote/remote/remote-names'
import { writeRemote } from '../../composition/create-remote/remote/write-remote'

const ROOT = path.resolve(__dirname, '../..')
/** Only read, so links to the repository are enough. */
const LINKED = ['shell', 'shared-contracts', 'design-system', 'file-lock', 'mf-content', 'tsconfig.json']

const FEDERATION = 'node_modules/@module-federation'

const MODULE = `import { createAction, createSlice } from '@reduxjs/toolkit'
import { api } from 'shared-contracts/http'
import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { registerSlice } from 'shared-contracts/store'
import { routes } from './routes'

api.injectEndpoints({
  endpoints: (build) => ({ mfTeaGetTins: build.query({ query: () => ({ url: '/tins' }) }) }),
  overrideExisting: 'throw',
})
const poured = createAction<number>('mf-tea/poured')
const pot = createSlice({
  name: 'mf-tea/pot',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) => builder.addCase(poured, (cups, { payload }) => cups + payload),
})
export default {
  name: 'mf-tea',
  contract: CONTRACT_VERSION,
  routes,
  register: ({ store }) => registerSlice(store, 'mf-tea', pot),
} satisfies RemoteModule
`

/**
 * A checkout with one built remote, mf-tea, from `npm run new-remote`. It adds an endpoint, a slice and an event. The shell and
 * the tools are the repository's.
 */
export async function teaCheckout() {
  const root = await mkdtemp(path.join(tmpdir(), 'spice-team-'))
  for (const name of LINKED) await symlink(path.join(ROOT, name), path.join(root, name))
  await mkdir(path.join(root, 'node_modules'))
  // Not the cache of builds, which contains paths. Module Federation is copied, since a build contains the paths of its files.
  await cp(path.join(ROOT, FEDERATION), path.join(root, FEDERATION), { recursive: true })
  for (const name of await readdir(path.join(ROOT, 'node_modules')))
    if (name !== '.cache' && name !== path.basename(FEDERATION))
      await symlink(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name))
  // A copy: commands find the repository by their own path.
  for (const name of ['composition', 'tooling'])
    await cp(path.join(ROOT, name), path.join(root, name), {
      recursive: true,
      filter: (file) => !file.endsWith('node_modules'),
    })
  await symlink(path.join(ROOT, 'composition/node_modules'), path.join(root, 'composition/node_modules'))
  for (const name of ['package.json', '.github'])
    await cp(path.join(ROOT, name), path.join(root, name), { recursive: true })

  const folder = await writeRemote(remoteNames('mf-tea', undefined, {}), path.join(root, 'mf-content'))
  await rm(path.join(root, 'mf-content'))
  await writeFile(path.join(folder, 'src/module.ts'), MODULE)
  const build = spawnSync('npm', ['run', '-s', 'build'], { cwd: folder, encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`mf-tea could not be built: ${build.stdout}${build.stderr}`)
  return { root, folder, remove: () => rm(root, { recursive: true }) }
}
