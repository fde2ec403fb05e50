import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { remoteNames } from '../../composition/create-remote/remote/remote-names'
import { writeRemote } from '../../composition/create-remote/remote/write-remote'
import { checkout } from './checkout'

/** Folders that are only read, so links to the repository are enough. */
const LINKED = ['shell', 'shared-contracts', 'design-system', 'file-lock', 'mf-content', 'tsconfig.json']

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

/** Creates a checkout with a built remote, mf-tea, that has an endpoint, a slice and an event. */
export async function teaCheckout() {
  const root = await checkout(LINKED)

  const folder = await writeRemote(remoteNames('mf-tea', undefined, {}), path.join(root, 'mf-content'))
  await rm(path.join(root, 'mf-content'))
  await writeFile(path.join(folder, 'src/module.ts'), MODULE)
  const build = spawnSync('npm', ['run', '-s', 'build'], { cwd: folder, encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`mf-tea could not be built: ${build.stdout}${build.stderr}`)
  return { root, folder, remove: () => rm(root, { recursive: true }) }
}
