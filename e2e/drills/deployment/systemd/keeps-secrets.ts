import type { Checks } from '../../../harness/checks'
import type { Machine } from './machine/machine'
import type { Unit } from './unit'

/** Checks that somebody who takes over an edge cannot read the api's secrets, although both run as one user. */
export async function keepsSecrets(
  { run }: Machine,
  api: Unit,
  edge: Unit,
  { expect }: Checks,
): Promise<void> {
  const [{ MainPID: apiPid }, { MainPID: edgePid }] = [await api.show('MainPID'), await edge.show('MainPID')]
  const user = (await run('id', '-u', 'spice-shop')).trim()
  const group = (await run('id', '-g', 'spice-shop')).trim()
  const asEdge = [
    `--target=${edgePid}`,
    '--mount',
    '--user',
    `--setuid=${user}`,
    `--setgid=${group}`,
  ] as const
  for (const [what, file] of [
    ["the api's file of settings", '/etc/spice-shop/api.env'],
    ["an api's environment", `/proc/${apiPid}/environ`],
    ["an api's memory", `/proc/${apiPid}/mem`],
  ] as const) {
    const opened = await run(
      'nsenter',
      ...asEdge,
      'sh',
      '-c',
      '[ -r "$1" ] && echo yes || echo no',
      'sh',
      file,
    )
    expect(opened.trim() === 'no', `an edge cannot read ${what}`, opened)
  }
  const own = await run(
    'nsenter',
    ...asEdge,
    'sh',
    '-c',
    'head -c1 "/proc/$1/environ" | wc -c',
    'sh',
    edgePid,
  )
  expect(own.trim() === '1', 'as it reads its own, which shows that the check runs where the edge is', own)
}
