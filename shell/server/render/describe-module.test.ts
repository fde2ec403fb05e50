import { api } from 'shared-contracts/http'
import { CONTRACT_VERSION, type LiveRemote, type RemoteServerModule } from 'shared-contracts/remote'
import { registerSlice } from 'shared-contracts/store'
import { describeModule, endpointNames } from './describe-module'
import { recordingToolkit } from './recording-toolkit'

const remote: LiveRemote = {
  name: 'mf-tea',
  version: '1',
  contract: CONTRACT_VERSION,
  prefixes: ['/tea'],
  base: '/remotes/mf-tea/1/',
  entry: 'entry.js',
  scripts: [],
  styles: [],
  integrity: {},
}
const Component = () => null
const head = () => ({ title: 'Tea', description: '' })

const tea: RemoteServerModule = {
  name: 'mf-tea',
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/tea', Component, head },
    { path: '/pot', Component, head, isPrivate: true },
  ],
  metadata: {},
}

test('a module tells its routes, the names it adds, and where it breaks the contract', () => {
  const common = endpointNames()
  api.injectEndpoints({
    endpoints: (build) => ({ mfTeaGetTins: build.query({ query: () => ({ url: '/tins' }) }) }),
  })
  const { createAction, createSlice } = recordingToolkit
  createAction('mf-tea/poured', (cups: number) => ({ payload: cups }))
  const slice = createSlice({ name: 'mf-tea/pot', initialState: 0, reducers: {} })
  const register: RemoteServerModule['register'] = ({ store }) => registerSlice(store, 'mf-tea', slice)

  expect(describeModule({ ...tea, register }, remote, common)).toEqual({
    problems: ['The route /pot is under none of its prefixes (/tea).'],
    routes: [
      { path: '/tea', isPrivate: false },
      { path: '/pot', isPrivate: true },
    ],
    endpoints: ['mfTeaGetTins'],
    slices: ['mf-tea/pot'],
    events: ['mf-tea/poured'],
  })
})
