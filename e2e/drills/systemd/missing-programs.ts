import { runCommand } from '../../../tooling/start/run-command'
import { findControlGroups } from './control-group'

/** @returns a sentence about what this machine lacks for systemd to run in it, if it does */
export async function missingPrograms(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'only root can boot systemd here.'
  const look = '[ -x /lib/systemd/systemd ] && command -v nsenter && command -v setpriv && command -v adduser'
  const isThere = await runCommand('sh', ['-c', look], '/').then(
    () => true,
    () => false,
  )
  if (!isThere) return "this needs Debian's systemd, util-linux and adduser, see .ci/run."
  return (await findControlGroups()) ? undefined : 'this needs control groups of version 2.'
}
