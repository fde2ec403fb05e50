import path from 'node:path'
import { INTERNAL_KEY } from 'shared-contracts/domain/internal-key'

/** What the edge is told by its environment. */
export interface Config {
  host: string
  port: number
  apiOrigin: string
  /** Proxies whose X-Forwarded headers are believed. */
  trustedProxies: string[]
  /** By which the api knows this edge's renderer; without one it counts as a visitor. */
  internalKey: string | undefined
  /** Where the registry is: a folder, a bucket's address or a deployed shop's origin. */
  registry: string
  /** Whether remotes may come from a registry whose owner has named no keys: not in a shop that is open to the public. */
  isUnsignedAllowed: boolean
  /** Where the files of its versions are: the same folder, or one for what was fetched from elsewhere. */
  registryFolder: string
  /** Where the shell's own build is. */
  distFolder: string
  /** Where the public finds the shop: the addresses in sitemap, canonical links and previews begin with it. */
  publicOrigin: string
  /** Where who finds a hole reports it, as RFC 9116 writes it. */
  securityContact: string | undefined
  /** Origins of the payment pages that a form of ours may be sent to. */
  paymentOrigins: string[]
  /** Origins from which developers may take remotes in place of the registry's; none in a shop that is open to shoppers. */
  overrideOrigins: string[]
}

const GATEWAYS = ['https://api.cashfree.com', 'https://sandbox.cashfree.com']

/** @throws Error with one sentence that names what is wrong */
export function readConfig(env: NodeJS.ProcessEnv, shellFolder: string): Config {
  const dataFolder = path.resolve(env.DATA_DIR ?? path.join(shellFolder, '../.data'))
  const sandbox = env.CASHFREE_BASE_URL ?? `http://127.0.0.1:${port(env.SANDBOX_PORT, 4100, 'SANDBOX_PORT')}`
  const ownPort = port(env.PORT, 3000, 'PORT')
  const publicOrigin = publicOriginOf(env.PUBLIC_ORIGIN ?? `http://localhost:${ownPort}`)
  return {
    host: env.HOST ?? '127.0.0.1',
    port: ownPort,
    apiOrigin: originOf(
      env.API_ORIGIN ?? `http://127.0.0.1:${port(env.API_PORT, 4000, 'API_PORT')}`,
      'API_ORIGIN',
    ),
    trustedProxies: proxiesIn(env.TRUSTED_PROXIES || 'loopback'),
    internalKey: keyIn(env.INTERNAL_KEY || undefined),
    ...registryIn(env.REGISTRY ?? '', dataFolder),
    distFolder: path.join(shellFolder, 'dist'),
    publicOrigin,
    isUnsignedAllowed: unsignedAllowed(env.UNSIGNED_REMOTES ?? '', publicOrigin),
    securityContact: contactIn(env.SECURITY_CONTACT ?? ''),
    paymentOrigins: [...GATEWAYS, originOf(sandbox, 'CASHFREE_BASE_URL')],
    overrideOrigins: overrideOriginsIn(env.OVERRIDE_ORIGINS ?? ''),
  }
}

function port(text: string | undefined, fallback: number, name: string): number {
  const value = Number(text ?? fallback)
  if (text === '' || !Number.isInteger(value) || value < 0 || value > 65_535)
    throw new Error(`${name} must be a port number, not '${text}'.`)
  return value
}

function proxiesIn(text: string): string[] {
  const addresses = text.split(',').map((address) => address.trim())
  if (!addresses.every((address) => /^[\w.:/]+$/.test(address)))
    throw new Error(
      `TRUSTED_PROXIES must be addresses such as 10.0.0.0/8, with commas between, not '${text}'.`,
    )
  return addresses
}

function keyIn(key: string | undefined): string | undefined {
  if (key !== undefined && !INTERNAL_KEY.test(key))
    throw new Error('INTERNAL_KEY must have at least 32 characters, without spaces.')
  return key
}

function registryIn(address: string, dataFolder: string): Pick<Config, 'registry' | 'registryFolder'> {
  if (!/^(https?|s3):/.test(address)) {
    const folder = path.resolve(address || path.join(dataFolder, 'registry'))
    return { registry: folder, registryFolder: folder }
  }
  const registry = address.startsWith('s3:') ? address : originOf(address, 'REGISTRY')
  const { host } = new URL(address)
  return { registry, registryFolder: path.join(dataFolder, 'deployed', host.replace(':', '-')) }
}

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

function unsignedAllowed(setting: string, publicOrigin: string): boolean {
  if (setting !== '' && setting !== 'allowed')
    throw new Error(`UNSIGNED_REMOTES must be 'allowed' or not set, not '${setting}'.`)
  return setting === 'allowed' || OWN_MACHINE.includes(new URL(publicOrigin).hostname)
}

/** They stand in the page's policy as they are, where ':*' means any port. */
function overrideOriginsIn(text: string): string[] {
  const origins = text.split(/[\s,]+/).filter(Boolean)
  const wrong = origins.find((origin) => !/^https?:\/\/[a-z0-9.-]+(:(\d+|\*))?$/.test(origin))
  if (wrong)
    throw new Error(
      `OVERRIDE_ORIGINS must be origins such as http://localhost:3001 or http://localhost:*, not '${wrong}'.`,
    )
  return origins
}

function publicOriginOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(
      `PUBLIC_ORIGIN must be an address without a path, such as https://example.com, not '${address}'.`,
    )
  return url.origin
}

function contactIn(text: string): string | undefined {
  if (text === '') return undefined
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(text) || !URL.canParse(text))
    throw new Error(
      `SECURITY_CONTACT must be an address such as mailto:security@shop.example or https://shop.example/security, not '${text}'.`,
    )
  return text
}

function originOf(url: string, name: string): string {
  if (!URL.canParse(url))
    throw new Error(`${name} must be an address such as https://example.com, not '${url}'.`)
  return new URL(url).origin
}
