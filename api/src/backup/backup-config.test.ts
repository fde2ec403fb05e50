import { readConfig } from '../config'

const read = (settings: NodeJS.ProcessEnv) => readConfig(settings, '/shop/api').backup
const DAY_MS = 24 * 3_600_000

test('backups have no place by default; with one, the database is copied each day and kept for 30', () => {
  expect(read({})).toMatchObject({ to: undefined, everyMs: DAY_MS, keepDays: 30, recipients: [] })
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
