import { readConfig } from '../config'
import { runBackupCommand } from './backup-command'

test.each([
  ['make', []],
  ['follow', ['follow']],
])('without PostgreSQL, %s makes nothing and says how to keep the embedded database', async (_, args) => {
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
})
