import { spawn } from 'node:child_process'

interface ShownCommand {
  exitCode: number
  printed: string
}

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
  const chunks: Buffer[] = []
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.on('data', (chunk: Buffer) => {
      to.write(chunk)
      chunks.push(chunk)
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ exitCode: code ?? 1, printed: Buffer.concat(chunks).toString() }))
  })
}
