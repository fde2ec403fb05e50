import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fetch } from 'undici'
import { runCommand } from '../../../../tooling/start/run-command'
import { until } from '../../until'

const TEMPLATE = path.resolve(import.meta.dirname, '../../../../deploy/varnish/shop.vcl.template')
const READY_WITHIN_MS = 20_000

/** Debian installs Varnish in a folder of root's PATH. */
const PATHS = { PATH: `${process.env.PATH}:/usr/sbin` }

export interface VarnishSettings {
  /** The port for requests from nginx. */
  port: number
  /** The port for purges from the edges. */
  purgePort: number
  /** `host:port` of each edge. */
  edges: readonly [string, string]
}

/** True if Varnish and its module xkey are installed. */
export async function hasVarnish(): Promise<boolean> {
  const test = 'command -v varnishd && ls /usr/lib/*/varnish/vmods/libvmod_xkey.so'
  return runCommand('sh', ['-c', test], '/', PATHS).then(
    () => true,
    () => false,
  )
}

/** Starts Varnish as configured in deploy/. @param folder a folder for files @returns a function to stop it */
export async function startVarnish(
  folder: string,
  { port, purgePort, edges }: VarnishSettings,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'shop.vcl')
  const values = edges.flatMap((edge, index) => {
    const [host = '', own = ''] = edge.split(':')
    return [
      [`\${EDGE_${index + 1}_HOST}`, host],
      [`\${EDGE_${index + 1}_PORT}`, own],
    ] as const
  })
  const template = await readFile(TEMPLATE, 'utf8')
  await writeFile(
    file,
    values.reduce((text, [name, value]) => text.replaceAll(name, value), template),
  )
  const args = [
    ...['-F', '-f', file, '-n', path.join(folder, 'work'), '-s', 'malloc,64m', '-p', 'http_gzip_support=off'],
    ...['-a', `http=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`],
    // Debian's own sandbox needs users that a container may lack.
    ...['-j', 'none'],
  ]
  const child = spawn('varnishd', args, {
    env: { ...process.env, ...PATHS },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const killWithUs = () => child.kill('SIGTERM')
  process.once('exit', killWithUs)
  const isUp = () =>
    fetch(`http://127.0.0.1:${purgePort}`, { method: 'PURGE', headers: { 'xkey-purge': 'none' } }).then(
      ({ ok }) => ok,
      () => false,
    )
  if (!(await until(isUp, READY_WITHIN_MS))) throw new Error('Varnish did not start, see the lines above.')
  return async () => {
    process.off('exit', killWithUs)
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
}
