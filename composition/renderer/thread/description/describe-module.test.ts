import { api } from 'shared-contracts/http'
import { CONTRACT_VERSION, type LiveRemote, type RemoteServerModule } from 'shared-contracts/remote'
import type { AgentTool } from 'shared-contracts/remote/agents/agent-tool'
import { createStore, registerSlice } from 'shared-contracts/store'
import { recordingToolkit } from '../recording-toolkit'
import { describeModule, knownNames } from './describe-module'

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

const unconnectedStore = () =>
  createStore({
    http: async () => {
      throw new Error('Nothing is asked of an api here.')
    },
  })

const tool: AgentTool = {
  name: 'pour_tea',
  title: 'Pour tea',
  description: '',
  inputSchema: { type: 'object', additionalProperties: false },
  execute: async () => ({}),
}

test('a module is described by its routes, its added names, and its violations of the contract', async () => {
  const common = knownNames(unconnectedStore())
  api.injectEndpoints({
    endpoints: (build) => ({ mfTeaGetTins: build.query({ query: () => ({ url: '/tins' }) }) }),
  })
  const { createAction, createSlice } = recordingToolkit
  createAction('mf-tea/poured', (cups: number) => ({ payload: cups }))
  const slice = createSlice({ name: 'mf-tea/pot', initialState: 0, reducers: {} })
  const register: RemoteServerModule['register'] = ({ store }) => registerSlice(store, 'mf-tea', slice)
  // Simulates a page that was rendered earlier.
  register({ store: unconnectedStore() })

  const tools = async () => ({ tools: [tool] })
  const { provides, ...description } = await describeModule(
    { ...tea, register, tools },
    remote,
    common,
    unconnectedStore,
  )
  expect(provides?.['shared-contracts/remote']).toContain('CONTRACT_VERSION')
  expect(description).toEqual({
    problems: [
      'The route /pot is not below any of its prefixes (/tea): add it to shop.prefixes in its package.json.',
      "The tool 'pour_tea' needs a description of 1 to 500 characters.",
    ],
    routes: [
      { path: '/tea', isPrivate: false, found: { hasMetadata: false, isListed: false } },
      { path: '/pot', isPrivate: true },
    ],
    endpoints: ['mfTeaGetTins'],
    slices: ['mf-tea/pot'],
    events: ['mf-tea/poured'],
    tools: ['pour_tea'],
  })
})
