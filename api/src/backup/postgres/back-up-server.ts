import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../app/config'
import { AppError } from '../../errors'
import { backUpRegistry } from '../creating/back-up-registry'
import { removeLeftDrafts } from '../creating/in-draft'
import { createMarksRepository } from '../creating/marks.repository'
import { prune } from '../creating/prune'
import { openStorage } from '../storage/open-storage'
import { type Backup, createBackups } from '../store/backups'
import { summary } from '../store/summary'
import { backUpPostgres } from './back-up-postgres'
import { follow } from './follow'
import { openServer, type Server } from './server'

const MINUTE_MS = 60_000

async function prepare({ backup, dataDir }: Config, server: Server) {
  if (!backup.to) throw new AppError('INVALID_INPUT', 'Set BACKUP_TO to a folder or s3://bucket/folder.')
  const backups = createBackups(await openStorage(backup.to), backup)
  const registry = await openStorage(backup.registry, 'REGISTRY')
  const making = { backups, dataDir, recipients: backup.recipients }
  const marks = createMarksRepository(server.database)

  return {
    making,
    /** Runs after each copy: updates the mark for the alert, deletes old backups, and backs up the registry. */
    async finish({ name, manifest }: Backup): Promise<Backup[]> {
      await marks.made('whole', name, new Date(manifest.at), backup.everyMs)
      await prune(backups, new Date(), backup.keepDays)
      const made = await backUpRegistry(registry, making)
      return made ? [made] : []
    },
    everyMinute: async ({ name }: Backup, at: Date) => {
      await marks.made('log', name, at, MINUTE_MS)
      await backUpRegistry(registry, making)
    },
  }
}

export async function backUpServer(config: Config, url: string): Promise<string> {
  const server = openServer(url)
  try {
    const { making, finish } = await prepare(config, server)
    const made = await backUpPostgres(url, server, making)
    return [made, ...(await finish(made))].map(summary).join('\n')
  } finally {
    await server.close()
  }
}

interface Following {
  config: Config
  url: string
  say: (text: string) => void
  complain: (text: string) => void
  signal: AbortSignal
}

export async function followServer({ config, url, say, complain, signal }: Following): Promise<void> {
  const { dataDir, backup } = config
  const server = openServer(url)
  await mkdir(dataDir, { recursive: true })
  await removeLeftDrafts(dataDir)
  let toldAt = 0
  let troubled = ''
  try {
    const { making, finish, everyMinute } = await prepare(config, server)
    await follow(
      {
        ...making,
        url,
        server,
        spool: path.join(dataDir, 'backup-spool'),
        everyMs: backup.everyMs,
        async onCopied(made) {
          for (const one of [made, ...(await finish(made))]) say(summary(one))
        },
        async onShipped(current, at) {
          if (at.getTime() - toldAt < MINUTE_MS) return
          toldAt = at.getTime()
          await everyMinute(current, at)
        },
        // Log an unreachable server once, not on every retry.
        onTrouble(error) {
          const sentence = describeError(error)
          if (sentence !== troubled) complain(sentence)
          troubled = sentence
        },
      },
      signal,
    )
  } finally {
    await server.close()
  }
}

/** Returns an error's reason; a failed statement has it in its cause. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.message.startsWith('Failed query')
    ? error.cause.message
    : error.message
}
