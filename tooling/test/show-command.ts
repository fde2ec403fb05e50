import { spawn } from 'node:child_process'

/** Runs a command with its output on the screen. Resolves with its exit code. */
export function showCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  env = {},
): Promise<number> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
