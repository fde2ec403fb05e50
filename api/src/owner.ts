import { userInfo } from 'node:os'
import path from 'node:path'
import { type Config, readConfig } from './app/config'
import { openShop } from './app/open-shop'
import { findHelp, runCommand } from './owner/command'
import { type CommandResponse, knock } from './owner/command-socket'

/*
 * Runs the owner's commands: `npm run admin -- …`, and `npm run <command> -w api [-- …]` for refund,
 * action-items, reconcile, stock and analytics.
 */

// The same umask as the server's: if no shop is running, this process writes the shop's files.
process.umask(0o077)

const apiRoot = path.resolve(import.meta.dirname, '..')
const who = `owner ${userInfo().username}`

/** Runs a command. With an embedded database, a running shop has to execute it, because it has the lock. */
async function executeCommand(args: readonly string[], config: Config): Promise<CommandResponse> {
  const answer = config.databaseUrl ? undefined : await knock(config.dataDir, args, who)
  if (answer) return answer
  const app = await openShop(config, (sentence) => process.stderr.write(`${sentence}\n`))
  try {
    return { isDone: true, ...(await runCommand(args, who, app)) }
  } finally {
    await app.close()
  }
}

async function main(): Promise<number> {
  const args = process.argv.slice(2)
  const help = findHelp(args)
  if (help) {
    process.stdout.write(`${help}\n`)
    return 0
  }
  try {
    const { isDone, isFine, text } = await executeCommand(args, readConfig(process.env, apiRoot))
    const out = isDone ? process.stdout : process.stderr
    out.write(`${text}\n`)
    return isFine ? 0 : 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

process.exitCode = await main()
