import { access, constants } from 'node:fs/promises'
import { runCommand } from '../../../../../tooling/start/run-command'
import { findControlGroups } from './control-group'

/** @returns a sentence that says what this machine lacks for booting systemd; undefined if nothing */
export async function findMissingRequirement(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'only root can boot systemd here.'
  const programs =
    '[ -x /lib/systemd/systemd ] && command -v nsenter && command -v setpriv && command -v adduser'
  if (!(await works(programs))) return "this needs Debian's systemd, util-linux and adduser, see .ci/run."
  if (!(await works('unshare --mount --pid --uts --ipc --cgroup --fork true')))
    return 'this machine lets root make no namespaces.'
  const groups = await findControlGroups()
  const isWritable =
    groups &&
    (await access(groups, constants.W_OK).then(
      () => true,
      () => false,
    ))
  return isWritable ? undefined : 'this needs writable control groups of version 2.'
}

function works(script: string): Promise<boolean> {
  return runCommand('sh', ['-c', script], '/').then(
    () => true,
    () => false,
  )
}
