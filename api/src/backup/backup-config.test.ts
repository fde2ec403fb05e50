import { readConfig } from '../app/config'

const read = (settings: NodeJS.ProcessEnv) => readConfig(settings, '/shop/api').backup
const DAY_MS = 24 * 3_600_000

test('backups are off by default; with a destination, the database is backed up daily and kept for 30 days', () => {
  expect(read({})).toMatchObject({ to: undefined, everyMs: DAY_MS, keepDays: 30, recipients: [] })
})

test.each([
  ['BACKUP_EVERY', 'often'],
  ['BACKUP_EVERY', '0'],
  ['BACKUP_EVERY', '999999'],
  ['BACKUP_KEEP_DAYS', '-1'],
  ['BACKUP_KEEP_DAYS', '1.5'],
  ['BACKUP_RECIPIENTS', 'AGE-SECRET-KEY-1QQQ'],
])('%s=%s is refused with a message', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^The shop cannot start until these settings are corrected:\n- ${name} must be [^\n]+\\.$`),
  )
})

test('a secret key set as a recipient is not shown', () => {
  expect(() => read({ BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1QQQ' })).not.toThrow('1QQQ')
})

test('a public shop with backups encrypts them, or says that it does not', () => {
  const refusal = (settings: NodeJS.ProcessEnv) => {
    try {
      read({ PUBLIC_ORIGIN: 'https://spices.example', BACKUP_TO: 's3://backups/shop', ...settings })
      return ''
    } catch (error) {
      return String(error)
    }
  }
  expect(refusal({})).toContain('BACKUP_RECIPIENTS is not set, so anyone with access to BACKUP_TO could read')
  expect(refusal({})).toContain('Alternatively: BACKUP_RECIPIENTS=off leaves backups unencrypted.')
  expect(refusal({ BACKUP_RECIPIENTS: 'off' })).not.toContain('BACKUP_RECIPIENTS')
  expect(refusal({ BACKUP_TO: '' })).not.toContain('BACKUP_RECIPIENTS')
  expect(read({ BACKUP_RECIPIENTS: 'off' }).recipients).toEqual([])
})

test('an unusable signing key and an invalid public key are refused and not shown', () => {
  expect(() => read({ BACKUP_SIGNING_KEY: '/no-such-file' })).toThrow(
    'BACKUP_SIGNING_KEY must be a private Ed25519 key in PEM, or a file that contains one. To create one: npm run backup -- new-signing-key <file>',
  )
  expect(() => read({ BACKUP_SIGNERS: 'MCowBQYDK2VwAyEAabc' })).toThrow(
    'BACKUP_SIGNERS must be public keys that npm run backup -- new-signing-key prints',
  )
})

test('a destination inside the data folder is refused, because it would be lost with the data', () => {
  expect(() => read({ BACKUP_TO: '/shop/.data/backups' })).toThrow('inside the data folder')
  expect(() => read({ BACKUP_TO: '/shop/.data' })).toThrow('inside the data folder')
  expect(read({ BACKUP_TO: '/shop/.data-backups' }).to).toBe('/shop/.data-backups')
})
