import { readdirSync } from 'node:fs'
import path from 'node:path'
import { hasChanged, journeysOfChanged, pathsOfChanged } from './changed-remotes'

const journeys = path.resolve(__dirname, '../../journeys')

const before = process.env.CHANGED_REMOTES
afterEach(() => {
  if (before === undefined) delete process.env.CHANGED_REMOTES
  else process.env.CHANGED_REMOTES = before
})

/** Lets the rest of a test be a run for these remotes; without any, for the whole shop. */
function setChangedRemotes(...remotes: string[]): void {
  if (remotes.length > 0) process.env.CHANGED_REMOTES = remotes.join(' ')
  else delete process.env.CHANGED_REMOTES
}

test('a run for a remote takes its journeys, those that visit every page, and no other', () => {
  setChangedRemotes('mf-catalog')
  expect(journeysOfChanged()).toEqual([
    '**/journeys/catalog/*.spec.ts',
    '**/journeys/pages/every-page.spec.ts',
  ])
  setChangedRemotes('mf-catalog', 'mf-account')
  expect(journeysOfChanged()).toContain('**/journeys/customers/*.spec.ts')
  setChangedRemotes()
  expect(journeysOfChanged()).toEqual(['**/*.spec.ts'])
})

// Not those that a team has added: their first journey comes later.
test.each(['mf-account', 'mf-cart-checkout', 'mf-catalog', 'mf-content', 'mf-admin'])(
  '%s has journeys of its own',
  (remote) => {
    setChangedRemotes(remote)
    const [own = ''] = journeysOfChanged()
    const folder = /^\*\*\/journeys\/(\w+)\/\*\.spec\.ts$/.exec(own)?.[1] ?? 'none'
    expect(readdirSync(path.join(journeys, folder)).some((file) => file.endsWith('.spec.ts'))).toBe(true)
  },
)

test('a run for a remote tries its pages and those of nobody', () => {
  const paths = ['/all-products', '/login', '/nowhere-at-all']
  setChangedRemotes('mf-catalog')
  expect([hasChanged('mf-catalog'), hasChanged('mf-account')]).toEqual([true, false])
  expect(pathsOfChanged(paths)).toEqual(['/all-products', '/nowhere-at-all'])
  setChangedRemotes()
  expect(pathsOfChanged(paths)).toEqual(paths)
})
