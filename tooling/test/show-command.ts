import { spawn } from 'node:child_process'

export interface ShownCommand {
  exitCode: number
  /** The end of what it has printed. */
  lastLines: string
}

const LAST_LINES = 40

/** Runs a command with its output on the screen. */
export function showCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  env = {},
): Promise<ShownCommand> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...color, ...env },
    stdio: ['inherit', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.on('data', (chunk: Buffer) => {
      to.write(chunk)
      printed = lastLinesOf(printed + chunk)
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ exitCode: code ?? 1, lastLines: printed }))
  })
}

function lastLinesOf(text: string): string {
  return text.split('\n').slice(-LAST_LINES).join('\n')
}
