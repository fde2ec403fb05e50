import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { noteShopAddress } from '../../../tooling/start/shop/shop-address'
import { shopToJoin } from './shop-to-join'

let DATA_DIR: string
beforeEach(() => {
  DATA_DIR = mkdtempSync(path.join(tmpdir(), 'join-'))
})
afterEach(() => rmSync(DATA_DIR, { recursive: true }))

const join = (open: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  shopToJoin('/shop', { DATA_DIR, ...env }, async (origin) => open.includes(origin))
const both = ['http://localhost:3000', 'http://localhost:5000']

test('the shop of this folder is used, even if another is open on port 3000', async () => {
  noteShopAddress(DATA_DIR, { origin: 'http://localhost:5000' })
  expect(await join(both)).toEqual({
    origin: 'http://localhost:5000',
    line: 'Using the shop running in this folder, http://localhost:5000',
  })
})

test('a shop of another folder is used if none of this folder is open, and the developer sees a note', async () => {
  const line = 'Using the shop at http://localhost:3000; it may belong to another folder'
  expect(await join(both)).toEqual({ origin: 'http://localhost:3000', line })
})

test('an explicit PORT is used', async () => {
  noteShopAddress(DATA_DIR, { origin: 'http://localhost:5000' })
  expect((await join(both, { PORT: '3000' }))?.origin).toBe('http://localhost:3000')
  expect(await join(both, { PORT: '6000' })).toBeUndefined()
})

test('a shop that was killed or closed is not used', async () => {
  const forget = noteShopAddress(DATA_DIR, { origin: 'http://localhost:5000' })
  expect(await join([])).toBeUndefined()
  forget()
  expect((await join(both))?.origin).toBe('http://localhost:3000')
})
