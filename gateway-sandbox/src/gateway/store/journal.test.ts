import { appendFileSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takenByAnother } from 'file-lock/testing'
import { cashfreeOrderStatus, openCashfreeOrder, pay } from '../../testing/merchant'
import { startTestSandbox } from '../../testing/test-sandbox'
import { openJournal } from './journal'

async function paidOrder() {
  const { app, dataDir } = startTestSandbox()
  const page = await openCashfreeOrder(app)
  await pay(app, page, { method: 'card', cardNumber: '4111111111111111', expiry: '12/99', cvv: '123' })
  await app.close()
  return { dataDir, path: join(dataDir, 'sandbox.jsonl') }
}

test('a paid order is still paid after a restart', async () => {
  const { dataDir } = await paidOrder()
  const { app } = startTestSandbox(dataDir)
  expect(await cashfreeOrderStatus(app)).toBe('PAID')
  await app.close()
})

test('a last line truncated by a crash is dropped, and later lines are kept', async () => {
  const { dataDir, path } = await paidOrder()
  const whole = readFileSync(path, 'utf8')
  appendFileSync(path, '["order","cashfree:ORD-2",{"prov')
  const second = startTestSandbox(dataDir)
  expect(readFileSync(path, 'utf8')).toBe(whole)
  await openCashfreeOrder(second.app, { order_id: 'ORD-2' })
  await second.app.close()
  const third = startTestSandbox(dataDir)
  expect(await cashfreeOrderStatus(third.app)).toBe('PAID')
  expect(await cashfreeOrderStatus(third.app, 'ORD-2')).toBe('ACTIVE')
  await third.app.close()
})

test('a broken line in the middle stops the start with a clear message', async () => {
  const { path } = await paidOrder()
  writeFileSync(path, `oops\n${readFileSync(path, 'utf8')}`)
  expect(() => openJournal(path)).toThrow(
    `Line 1 of ${path} cannot be read; move the file away to start with an empty one.`,
  )
})

test('the journal contains no card number', async () => {
  const { path } = await paidOrder()
  expect(readFileSync(path, 'utf8')).not.toContain('4111111111111111')
})

test('a journal is accessible only to its owner, even one that an earlier start left open', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'sandbox.jsonl')
  writeFileSync(path, '', { mode: 0o644 })
  openJournal(path).close()
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a journal used by another sandbox is refused with a clear message', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'sandbox.jsonl')
  const { pid } = await takenByAnother(`${path}.lock`)
  expect(() => openJournal(path)).toThrow(
    `${path} is in use by process ${pid}; stop that process or set DATA_DIR to another folder.`,
  )
})

test('the journal of a killed or closed sandbox is free', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'sandbox.jsonl')
  const { kill } = await takenByAnother(`${path}.lock`)
  await kill()
  openJournal(path).close()
  openJournal(path).close()
})
