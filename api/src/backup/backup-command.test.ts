import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../app/config'
import { runBackupCommand } from './backup-command'

test.each([
  ['make', []],
  ['follow', ['follow']],
])(
  'without PostgreSQL, %s does nothing and explains how to back up the embedded database',
  async (_, args) => {
    const settings = { DATA_DIR: '/shop/.data', BACKUP_TO: '/backups' }
    const output: string[] = []
    const running = runBackupCommand(args, {
      config: () => readConfig(settings, '/shop/api'),
      say: (text) => output.push(text),
      complain: (text) => output.push(text),
      signal: AbortSignal.abort(),
    })
    await expect(running).rejects.toThrow(
      'Only PostgreSQL can be backed up: set DATABASE_URL. To save the embedded database, stop the shop and copy /shop/.data.',
    )
    expect(output).toEqual([])
  },
)

test.each([
  ['make', []],
  ['follow', ['follow']],
])('behind PgBouncer, %s copies from PostgreSQL itself', async (_, args) => {
  const settings = {
    DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
    DATABASE_SESSION_URL: 'postgres://shop@127.0.0.1:9/shop',
    BACKUP_TO: path.join(tmpdir(), 'backups-of-nothing'),
  }
  const running = runBackupCommand(args, {
    config: () => readConfig(settings, '/shop/api'),
    say: () => {},
    complain: () => {},
    signal: AbortSignal.abort(),
  })
  await expect(running).rejects.toThrow('127.0.0.1:9')
})

test('a new signing key matches its public half, and only its owner can read it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signing-key-'))
  const file = path.join(folder, 'key.pem')
  const output: string[] = []
  const deps = {
    config: () => readConfig({}, '/shop/api'),
    say: (text: string) => output.push(text),
    complain: (text: string) => output.push(text),
    signal: AbortSignal.abort(),
  }
  await runBackupCommand(['new-signing-key', file], deps)
  const [, publicKey = ''] = /BACKUP_SIGNERS=(\S+)/.exec(output.join()) ?? []
  const settings = { BACKUP_SIGNING_KEY: file, BACKUP_SIGNERS: publicKey }
  const { signer, signers } = readConfig(settings, '/shop/api').backup
  expect(signers).toEqual([signer?.publicKey])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(runBackupCommand(['new-signing-key', file], deps)).rejects.toThrow('already exists')
  await rm(folder, { recursive: true })
})
