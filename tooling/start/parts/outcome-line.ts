import type { StartOutcome } from '../../../composition/cli/publish/publish-build'

/** Returns the line that the terminal shows about a remote. */
export function outcomeLine(outcome: StartOutcome): string {
  const { name, live } = { live: undefined, ...outcome }
  if ('problem' in outcome) {
    const what = live ? `${live} stays live` : 'its pages return 503 until this is fixed'
    const { problem, reason } = outcome
    return [`${name} ${problem}; ${what}.`, ...(reason ? [reason.replaceAll('\n', ' ')] : [])].join(' ')
  }
  const { version } = outcome
  if ('isNew' in outcome) return `${outcome.isNew ? 'Published' : 'Unchanged'} ${name} ${version}`
  const why = {
    'rolled back': `${version} was rolled back; ${live} stays live.`,
    'decided by its team': `${live} stays live, as chosen by its team; the local build is ${version}.`,
  }
  return `${name}: ${why[outcome.because]} To make it live: npm run remotes -- promote ${name} ${version}`
}
