import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from '../../../../../tooling/start/run-command'
import { until } from '../../../../harness/until'
import { makeControlGroup, removeControlGroup } from './control-group'

const ROOT = path.resolve(import.meta.dirname, '../../../../..')
const BOOT = path.join(import.meta.dirname, 'boot.sh')
const BOOTED_WITHIN_MS = 20_000

/** A view of this machine in which systemd is process 1 and changes files without affecting the real ones. */
export interface Machine {
  /** The path at which this machine sees its file system. */
  root: string
  /** Runs a command in it as root. @returns its output */
  run: (command: string, ...args: readonly string[]) => Promise<string>
  /** Ends all of its processes immediately. */
  end: () => Promise<void>
}

/** @param registry a folder that becomes the release's registry @throws Error if systemd does not boot */
export async function bootMachine(registry: string): Promise<Machine> {
  await mkdir(registry)
  const group = await makeControlGroup()
  const apart = ['--mount', '--pid', '--uts', '--ipc', '--fork', '--kill-child', '--mount-proc']
  const args = ['--pdeathsig=KILL', 'unshare', ...apart, 'sh', BOOT, ROOT, registry, process.execPath, group]
  const child = spawn('setpriv', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const exit = once(child, 'exit')

  let entering: string[] = []
  const run = (command: string, ...rest: readonly string[]) =>
    runCommand('nsenter', [...entering, command, ...rest], '/')

  async function end(): Promise<void> {
    child.kill('SIGKILL')
    await exit
    await until(
      () =>
        removeControlGroup(group).then(
          () => true,
          () => false,
        ),
      BOOTED_WITHIN_MS,
    )
  }

  async function isBooted(): Promise<boolean> {
    const first = (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).trim()
    entering = [`--target=${first}`, '--mount', '--pid', '--uts', '--ipc', '--cgroup']
    return run('systemctl', 'is-active', 'multi-user.target').then(
      () => true,
      () => false,
    )
  }

  try {
    if (!(await until(isBooted, BOOTED_WITHIN_MS))) throw new Error('systemd did not boot.')
  } catch (error) {
    await end()
    throw error
  }
  const [target = ''] = entering
  return { root: `/proc/${target.split('=')[1]}/root`, run, end }
}
