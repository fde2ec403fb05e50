import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The settings of shop.env in deploy/README.md, and addresses that differ here. Every server gets them. */
const SHARED = [
  'PUBLIC_ORIGIN',
  'TRUSTED_PROXIES',
  'INTERNAL_KEY',
  'CASHFREE_BASE_URL',
  'PHONEPE_BASE_URL',
  // Here nginx's inner server listens on a free port.
  'API_ORIGIN',
]
/** Settings that the units themselves contain. */
const OF_UNITS = ['HOST', 'PORT', 'API_PORT', 'DATA_DIR']

/** Writes settings as operators do: a file for all servers, one for the apis. @param root the machine's root */
export async function writeSettings(root: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const folder = path.join(root, 'etc/spice-shop')
  await mkdir(folder, { recursive: true })
  const lines = (isIn: (name: string) => boolean) =>
    Object.entries(settings)
      .filter(([name]) => isIn(name) && !OF_UNITS.includes(name))
      .map(([name, value = '']) => `${name}=${value}\n`)
      .join('')
  const isShared = (name: string) => SHARED.includes(name)
  await writeFile(path.join(folder, 'shop.env'), lines(isShared), { mode: 0o600 })
  await writeFile(
    path.join(folder, 'api.env'),
    lines((name) => !isShared(name)),
    { mode: 0o600 },
  )
}
