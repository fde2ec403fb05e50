import { spawn } from 'node:child_process'

/**
 * Runs a command and collects its output. @throws Error with the output if it fails
 * @param until ends it early with its whole process group: npm and shells don't forward signals
 */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  env = {},
  until?: AbortSignal,
  onOutput: (output: string) => void = () => {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: until !== undefined,
    })
    const endGroup = () => child.pid && process.kill(-child.pid, 'SIGTERM')
    until?.addEventListener('abort', endGroup)
    child.once('exit', () => until?.removeEventListener('abort', endGroup))
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
      onOutput(output)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`)),
    )
  })
}
