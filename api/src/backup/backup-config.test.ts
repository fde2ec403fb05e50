import { readConfig } from '../config'

const read = (settings: NodeJS.ProcessEnv) => readConfig(settings, '/shop/api').backup
const MINUTE_MS = 60_000

test('without BACKUP_TO nothing is backed up; the usual intervals are a quarter of an hour and a day', () => {
  expect(read({})).toMatchObject({ to: undefined, everyMs: 15 * MINUTE_MS, keepDays: 30, recipients: [] })
  expect(read({ DATABASE_URL: 'postgres://shop@db/shop' }).everyMs).toBe(24 * 60 * MINUTE_MS)
})

test.each([
  ['BACKUP_EVERY', 'often'],
  ['BACKUP_EVERY', '0'],
  ['BACKUP_EVERY', '999999'],
  ['BACKUP_KEEP_DAYS', '-1'],
  ['BACKUP_KEEP_DAYS', '1.5'],
  ['BACKUP_RECIPIENTS', 'AGE-SECRET-KEY-1QQQ'],
])('%s=%s is refused in a sentence', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^The shop cannot open before these settings are corrected:\n- ${name} must be [^\n]+\\.$`),
  )
})

test('a secret key that is set as a recipient is not shown', () => {
  expect(() => read({ BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1QQQ' })).not.toThrow('1QQQ')
})

test('a place among the data is refused: it would be lost with them', () => {
  expect(() => read({ BACKUP_TO: '/shop/.data/backups' })).toThrow('inside the data folder')
  expect(() => read({ BACKUP_TO: '/shop/.data' })).toThrow('inside the data folder')
  expect(read({ BACKUP_TO: '/shop/.data-backups' }).to).toBe('/shop/.data-backups')
})
