import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Debian installs each version's programs in a separate folder. */
const DEBIAN = '/usr/lib/postgresql'

/** A PostgreSQL program failed or is not installed. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed'
}

/** @param major defaults to the newest, which suits older servers. @returns the bare name if Debian has none */
export function programPath(program: string, major?: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions
    .filter((version) => !major || version === major)
    .map((version) => path.join(DEBIAN, version, 'bin', program))
    .find(existsSync)
  return found ?? program
}

/** Starts a program. Passes the url's password in the environment, which other users cannot read. */
export function startProgram(
  program: string,
  args: readonly string[],
  url: string | undefined,
  options: SpawnOptions = {},
): { child: ChildProcess; ended: Promise<string> } {
  const { address, password } = withoutPassword(url)
  const child = spawn(program, [...args, ...(address ? ['-d', address] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
    env: { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) },
  })
  return { child, ended: waitUntilClosed(child, path.basename(program)) }
}

/** @returns the program's messages, from stderr. @throws ProgramFailed with its last error */
export function runProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
  url?: string,
) {
  const { child, ended } = startProgram(program, args, url, options)
  child.stdout?.resume()
  return ended
}

function waitUntilClosed(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000)
    })
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ProgramFailed(error.code === 'ENOENT' ? notInstalled(name) : error.message)),
    )
    child.once('close', (code) => {
      if (code === 0) resolve(said)
      else reject(new ProgramFailed(`${name} failed: ${lastLine(said) || `it ended with ${code}`}`))
    })
  })
}

function notInstalled(name: string): string {
  const isClients = ['pg_basebackup', 'pg_receivewal'].includes(name)
  const what = isClients ? 'postgresql-client' : 'postgresql, in the version that the backup was made with'
  return `${name} is not installed. Install Debian's package ${what}.`
}

/** Returns the last error in a program's output; hints may follow it. */
function lastLine(text: string): string {
  const lines = text.trim().split('\n')
  return lines.findLast((line) => line.includes('error: ')) ?? lines.at(-1) ?? ''
}

function withoutPassword(url: string | undefined): { address?: string; password?: string } {
  if (!url) return {}
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, password }
}
