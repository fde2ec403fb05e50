import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { journeysOf } from '../../e2e/changed-remotes'
import { remoteSteps } from './remote-steps'

const root = path.resolve(__dirname, '../..')
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))

test.each(remotes)('the journeys of %s are those of folders that exist, and every page of it', (remote) => {
  const [everyPage, ...folders] = journeysOf(remote).toReversed()
  expect(everyPage).toBe('journeys/whole/every-page')
  expect(folders.length).toBeGreaterThan(0)
  for (const folder of folders) expect(existsSync(path.join(root, 'e2e', folder))).toBe(true)
})

test('a change of the catalogue is tried by the journeys that open its pages, and by no others', () => {
  expect(journeysOf('mf-catalog')).toEqual([
    'journeys/cart/',
    'journeys/catalogue/',
    'journeys/browsing/',
    'journeys/whole/every-page',
  ])
  expect(journeysOf('mf-gifts')).toEqual(['journeys/whole/every-page'])
})

test('a remote is tested by its checks, its unit tests, the gate and its journeys', () => {
  expect(remoteSteps(root, 'mf-catalog').map(({ again }) => again)).toEqual([
    'npx biome check mf-catalog',
    'npm run --silent lint:texts',
    'npm run --silent deps',
    'npm run --silent types',
    'npx jest mf-catalog/',
    'npm run build',
    'npm run --silent verify -- mf-catalog',
    'cd e2e && CHANGED_REMOTES=mf-catalog npx playwright test journeys/cart/ journeys/catalogue/ journeys/browsing/ journeys/whole/every-page',
  ])
})
