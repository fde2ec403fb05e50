import path from 'node:path'
import { checkoutForms } from 'shared-contracts/payments/providers/providers'
import { readSettings, readSetVariables } from 'shared-contracts/platform/settings/examine-settings'
import { listEdgeNeeds } from 'shared-contracts/platform/settings/public-needs'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import { edgeSettings } from 'shared-contracts/platform/settings/settings'

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
  /** The public key by which the registry's owner signs keys and grants; without one any are believed. */
  ownerKey?: string | undefined
  /** Where the files of its versions are: the same folder, or one for what was fetched from elsewhere. */
  registryFolder: string
  /** Where the edge keeps what it must still know of the registry after a restart. */
  keptFolder: string
  /** Where the shell's build is. */
  distFolder: string
  /** Where the public finds the shop: the addresses in sitemap, canonical links and previews begin with it. */
  publicOrigin: string
  /** Where the owner's admin is, if it has a host of its own. */
  adminOrigin?: string | undefined
  /** First segments of the paths of remotes that `npm start` is still building, such as '/login'. */
  comingPaths: string[]
  /** Whether models may be trained with the shop's pages. */
  isTrainingAllowed: boolean
  /** By which search engines know that the shop tells them of its pages. */
  indexNowKey: string | undefined
  /** Where who finds a hole reports it, as RFC 9116 writes it. */
  securityContact: string | undefined
  /** Origins of the payment pages that a form of ours may be sent to. */
  paymentOrigins: string[]
  /** Origins from which developers may take remotes in place of the registry's. Leave it empty in a shop open to shoppers. */
  overrideOrigins: string[]
  /** Whether the shop is open to the public. */
  isPublic: boolean
  /** Whether browsers keep pages for the time without signal. Off, they drop what they have kept. */
  keepsPages: boolean
}

/**
 * @param root the repository, or what was built of it
 * @throws Error that lists every setting that is missing or cannot be used
 */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const env = readSettings(edgeSettings, environment, listEdgeNeeds)
  const dataFolder = path.resolve(env.DATA_DIR ?? path.join(root, '.data'))
  const isPublic = isPublicOrigin(env.PUBLIC_ORIGIN)
  return {
    host: env.HOST,
    port: env.PORT,
    apiOrigin: env.API_ORIGIN ?? `http://127.0.0.1:${env.API_PORT}`,
    trustedProxies: env.TRUSTED_PROXIES,
    internalKey: env.INTERNAL_KEY === 'off' ? undefined : env.INTERNAL_KEY,
    ...readRegistry(env.REGISTRY ?? '', dataFolder),
    distFolder: path.join(root, 'shell/dist'),
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    ...(env.ADMIN_ORIGIN && env.ADMIN_ORIGIN !== 'same' && { adminOrigin: env.ADMIN_ORIGIN }),
    comingPaths: env.COMING_PATHS,
    isPublic,
    isUnsignedAllowed: !isPublic || env.UNSIGNED_REMOTES === 'allowed',
    ...(env.OWNER_PUBLIC_KEY && env.OWNER_PUBLIC_KEY !== 'off' && { ownerKey: env.OWNER_PUBLIC_KEY }),
    isTrainingAllowed: env.AI_TRAINING === 'allowed',
    indexNowKey: env.INDEXNOW_KEY,
    securityContact: env.SECURITY_CONTACT,
    paymentOrigins: paymentOrigins(
      readSetVariables(environment),
      isPublic ? [] : [`http://127.0.0.1:${env.SANDBOX_PORT}`],
    ),
    overrideOrigins: env.OVERRIDE_ORIGINS,
    keepsPages: env.SERVICE_WORKER === 'on',
  }
}

/** Where forms lead to payment pages: the providers' own origins, and those that are set, or else the sandbox's. */
function paymentOrigins(env: Record<string, string>, sandbox: readonly string[]): string[] {
  const origins = checkoutForms.flatMap((form) => {
    const address = env[form.address]
    return [...form.origins, ...(address ? [new URL(address).origin] : sandbox)]
  })
  return [...new Set(origins)]
}

type ConfigPaths = Pick<Config, 'registry' | 'registryFolder' | 'keptFolder'>

function readRegistry(address: string, dataFolder: string): ConfigPaths {
  if (!/^(https?|s3):/.test(address)) {
    const folder = path.resolve(address || path.join(dataFolder, 'registry'))
    return { registry: folder, registryFolder: folder, keptFolder: path.join(dataFolder, 'edge') }
  }
  const { host, origin } = new URL(address)
  const registry = address.startsWith('s3:') ? address : origin
  const fetched = path.join(dataFolder, 'deployed', host.replace(':', '-'))
  return { registry, registryFolder: fetched, keptFolder: fetched }
}
