import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { takeLock } from 'file-lock'
import { takenByAnother } from 'file-lock/testing'
import { lockShop } from './lock-shop'
import { shopFolders } from './shop-folders'

let data: string
let registry: string
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'shop-'))
  registry = path.join(data, 'registry')
  mkdirSync(registry)
})
const take = () => lockShop(shopFolders(data, registry))

test("a start holds its folders until it releases them, and the servers' locks stay free", () => {
  const release = take()
  expect(take).toThrow(`${data} is in use by process ${process.pid}.`)
  for (const lock of ['lock', 'sandbox.jsonl.lock']) takeLock(path.join(data, lock))()
  release()
  take()()
})

test.each(['start.lock', 'lock', 'sandbox.jsonl.lock'])(
  'a second start beside an open shop, detected by its %s, says so in one sentence and changes nothing',
  async (lock) => {
    const { pid } = await takenByAnother(path.join(data, lock))
    expect(take).toThrow(
      `${data} is in use by process ${pid}. Stop that shop, or set DATA_DIR to another folder.`,
    )
    // Locks remain as empty files. Nothing else was touched.
    const made = readdirSync(data).filter((name) => !name.endsWith('lock'))
    expect(made).toEqual(['registry'])
  },
)

test("a start with its own data folder cannot publish into another shop's registry", async () => {
  const { pid } = await takenByAnother(path.join(registry, 'start.lock'))
  const own = mkdtempSync(path.join(tmpdir(), 'shop-'))
  expect(() => lockShop(shopFolders(own, registry))).toThrow(
    `${registry} is in use by process ${pid}. Stop that shop, or set REGISTRY to another folder.`,
  )
  expect(readdirSync(own)).toEqual(['start.lock'])
})

test('a bucket is never locked: many shops can share it', () => {
  lockShop(shopFolders(data, 's3://bucket'))()
  expect(readdirSync(registry)).toEqual([])
})
