import * as z from 'zod/mini'
import type { BackupOrder } from '../backup/making/shop-backups'
import { AppError } from '../errors'

/* How `npm run backup` asks a running shop through its door. */

const COMMAND = 'backup'
const Order = z.object({ to: z.string(), recipients: z.array(z.string()) })

export function askForBackup(order: BackupOrder): string[] {
  return [COMMAND, JSON.stringify(order)]
}

/** @returns undefined for another command @throws AppError for an order that cannot be read */
export function readBackupOrder([command, order = '']: readonly string[]): BackupOrder | undefined {
  if (command !== COMMAND) return undefined
  const read = Order.safeParse(parsed(order))
  if (read.success) return read.data
  throw new AppError('INVALID_INPUT', 'Please use npm run backup.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
