import { readdirSync } from 'node:fs'
import path from 'node:path'
import { hasChanged, journeysOfChanged, pathsOfChanged } from './changed-remotes'

const journeys = path.resolve(__dirname, '../../journeys')

const before = process.env.CHANGED_REMOTES
afterEach(() => {
  if (before === undefined) delete process.env.CHANGED_REMOTES
  else process.env.CHANGED_REMOTES = before
})

/** Sets the remotes that the rest of a test runs for; none means the whole shop. */
function setChangedRemotes(...remotes: string[]): void {
  if (remotes.length > 0) process.env.CHANGED_REMOTES = remotes.join(' ')
  else delete process.env.CHANGED_REMOTES
}

test('a run for a remote includes its journeys and those that visit every page, and no others', () => {
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

// Remotes that a team has added have no journeys at first.
test.each(['mf-account', 'mf-cart-checkout', 'mf-catalog', 'mf-content', 'mf-admin'])(
  '%s has its own journeys',
  (remote) => {
    setChangedRemotes(remote)
    const [own = ''] = journeysOfChanged()
    const folder = /^\*\*\/journeys\/(\w+)\/\*\.spec\.ts$/.exec(own)?.[1] ?? 'none'
    expect(readdirSync(path.join(journeys, folder)).some((file) => file.endsWith('.spec.ts'))).toBe(true)
  },
)

test('a run for a remote visits its pages and the unknown page', () => {
  const paths = ['/all-products', '/login', '/nowhere-at-all']
  setChangedRemotes('mf-catalog')
  expect([hasChanged('mf-catalog'), hasChanged('mf-account')]).toEqual([true, false])
  expect(pathsOfChanged(paths)).toEqual(['/all-products', '/nowhere-at-all'])
  setChangedRemotes()
  expect(pathsOfChanged(paths)).toEqual(paths)
})
