import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import * as z from 'zod/mini'
import { isErrno } from '../errors'
import type { CommandResult } from './command'

const Knock = z.object({ args: z.array(z.string()), who: z.string() })
/** `isDone` is false if the command failed; `isFine` is also false if it ran but found a problem. */
const CommandResponseSchema = z.object({ isDone: z.boolean(), isFine: z.boolean(), text: z.string() })
export type CommandResponse = z.infer<typeof CommandResponseSchema>

/** Lets other processes run commands in this one, which locks the database. Only the shop's user has access. */
export function openCommandSocket(
  dataDir: string,
  run: (args: readonly string[], who: string) => Promise<CommandResult>,
): () => void {
  const socket = buildSocketPath(dataDir)
  const server = createServer(async (incoming, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(await answer(incoming)))
  })

  async function answer(incoming: IncomingMessage): Promise<CommandResponse> {
    try {
      const { args, who } = z.parse(Knock, JSON.parse(await readText(incoming)))
      return { isDone: true, ...(await run(args, who)) }
    } catch (error) {
      return { isDone: false, isFine: false, text: error instanceof Error ? error.message : String(error) }
    }
  }

  // A killed process may have left its socket behind. No other process uses the data folder.
  rmSync(socket, { force: true })
  // The shop can still sell without its command socket.
  server.on('error', () => {})
  // Set the umask before the socket is created, so that it is never open to others.
  const usual = process.umask(0o177)
  server.listen(socket)
  process.umask(usual)
  server.unref()
  return () => server.close()
}

/** Runs a command in the shop that uses this folder. @returns undefined if none is running */
export function knock(
  dataDir: string,
  args: readonly string[],
  who: string,
): Promise<CommandResponse | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: buildSocketPath(dataDir), method: 'POST' }, (incoming) => {
      readText(incoming).then((text) => resolve(z.parse(CommandResponseSchema, JSON.parse(text))), reject)
    })
    call.on('error', (error) => {
      if (isErrno(error, 'ENOENT') || isErrno(error, 'ECONNREFUSED')) resolve(undefined)
      else reject(error)
    })
    call.end(JSON.stringify({ args, who }))
  })
}

function buildSocketPath(dataDir: string): string {
  return path.join(dataDir, 'owner.sock')
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
