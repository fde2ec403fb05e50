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
    const said: string[] = []
    const running = runBackupCommand(args, {
      config: () => readConfig(settings, '/shop/api'),
      say: (text) => said.push(text),
      complain: (text) => said.push(text),
      signal: AbortSignal.abort(),
    })
    await expect(running).rejects.toThrow(
      'Only PostgreSQL is backed up: please set DATABASE_URL. To keep the embedded database, stop the shop and copy /shop/.data.',
    )
    expect(said).toEqual([])
  },
)

test('a new signing key matches its public half, and only its owner can read it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signing-key-'))
  const file = path.join(folder, 'key.pem')
  const said: string[] = []
  const deps = {
    config: () => readConfig({}, '/shop/api'),
    say: (text: string) => said.push(text),
    complain: (text: string) => said.push(text),
    signal: AbortSignal.abort(),
  }
  await runBackupCommand(['new-signing-key', file], deps)
  const [, publicKey = ''] = /BACKUP_SIGNERS=(\S+)/.exec(said.join()) ?? []
  const settings = { BACKUP_SIGNING_KEY: file, BACKUP_SIGNERS: publicKey }
  const { signer, signers } = readConfig(settings, '/shop/api').backup
  expect(signers).toEqual([signer?.publicKey])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(runBackupCommand(['new-signing-key', file], deps)).rejects.toThrow('is there already')
  await rm(folder, { recursive: true })
})
