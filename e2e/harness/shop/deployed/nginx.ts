import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { runCommand } from '../../../../tooling/start/run-command'
import { fillTemplate } from './fill-template'

const TEMPLATE = path.resolve(import.meta.dirname, '../../../../deploy/nginx/shop.conf.template')
const READY_WITHIN_MS = 10_000

/** Variables of the configuration: `host:port` each, except for the log file. */
interface NginxSettings {
  PUBLIC_LISTEN: string
  INNER_LISTEN: string
  ACCESS_LOG: string
  EDGE_1: string
  EDGE_2: string
  API_1: string
  API_2: string
}

/** Certificate files for https. */
export interface Certificate {
  certificate: string
  key: string
}

/** Debian installs nginx in a folder of root's PATH. */
const PATHS = { PATH: `${process.env.PATH}:/usr/sbin` }

export async function hasNginx(): Promise<boolean> {
  return runCommand('sh', ['-c', 'command -v nginx'], '/', PATHS).then(
    () => true,
    () => false,
  )
}

interface NginxFiles {
  folder: string
  errorLog: string
}

/** Starts nginx. @param certificate needed if PUBLIC_LISTEN has `ssl` @returns a function that stops it */
export async function startNginx(
  { folder, errorLog }: NginxFiles,
  settings: NginxSettings,
  certificate?: Certificate,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'shop.conf'), fillTemplate(await readFile(TEMPLATE, 'utf8'), settings))
  await writeFile(path.join(folder, 'nginx.conf'), frame({ folder, errorLog }, certificate))
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;']
  const child = spawn('nginx', args, {
    env: { ...process.env, ...PATHS },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // SIGKILL would leave its workers running.
  const killWithUs = () => child.kill('SIGTERM')
  process.once('exit', killWithUs)
  await untilListening(child, settings.PUBLIC_LISTEN)
  return async () => {
    process.off('exit', killWithUs)
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
}

/** Wraps the shop's configuration as Debian's package and nginx's image do, with all files in one folder. */
function frame({ folder, errorLog }: NginxFiles, certificate?: Certificate): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  )
  const tls = certificate
    ? `ssl_certificate ${certificate.certificate}; ssl_certificate_key ${certificate.key};`
    : ''
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 2;',
    `pid ${path.join(folder, 'pid')};`,
    `error_log ${errorLog} error; error_log stderr crit;`,
    'events { worker_connections 2048; }',
    `http { access_log off; ${temporary.join(' ')} ${tls} include ${path.join(folder, 'shop.conf')}; }`,
  ].join('\n')
}

async function untilListening(child: ChildProcess, address: string): Promise<void> {
  const [, host = '', port] = /^([\d.]+):(\d+)/.exec(address) ?? []
  const deadline = performance.now() + READY_WITHIN_MS
  while (child.exitCode === null && performance.now() < deadline) {
    const socket = connect(Number(port), host)
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('nginx did not start, see the line above.')
}
