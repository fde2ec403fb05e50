import path from 'node:path'
import { checkoutForms } from 'shared-contracts/payments/providers/providers'
import { readSettings, readSetVariables } from 'shared-contracts/platform/settings/examine-settings'
import { listEdgeNeeds } from 'shared-contracts/platform/settings/public-needs'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import { edgeSettings } from 'shared-contracts/platform/settings/settings'

export interface Config {
  host: string
  port: number
  apiOrigin: string
  /** Proxies whose X-Forwarded headers are trusted. */
  trustedProxies: string[]
  /** Addresses at which shared caches accept purges, such as 'http://10.0.0.5:6082'. */
  sharedCaches: string[]
  /** Identifies this edge's renderer to the api. Without it, the api treats the renderer as a visitor. */
  internalKey: string | undefined
  /** Location of the registry: a folder, a bucket's address or a deployed shop's origin. */
  registry: string
  /** True if a registry without signing keys is accepted. By default, public shops do not accept one. */
  isUnsignedAllowed: boolean
  /** Public key of the registry's owner, who signs keys and grants. Without it, any keys and grants are trusted. */
  ownerKey?: string | undefined
  /** Folder with the published files: the registry's, or a cache if the registry is on another server. */
  registryFolder: string
  /** Folder for registry state that must survive a restart. */
  keptFolder: string
  distFolder: string
  /** The public origin, used in the sitemap, canonical links and previews. */
  publicOrigin: string
  /** Origin of the admin, if it has its own host. */
  adminOrigin?: string | undefined
  /** First path segments of remotes that `npm start` is still building, such as '/login'. */
  comingPaths: string[]
  /** True if models may be trained on the shop's pages. */
  isTrainingAllowed: boolean
  /** IndexNow key, which proves to search engines that change notifications come from the shop. */
  indexNowKey: string | undefined
  /** Contact for reporting vulnerabilities, as in RFC 9116. */
  securityContact: string | undefined
  /** Origins of the payment pages that our forms may post to. */
  paymentOrigins: string[]
  /** Origins from which developers may load remotes in place of the registry's. Leave it empty in a shop open to shoppers. */
  overrideOrigins: string[]
  isPublic: boolean
  /** True if requests are recorded with OpenTelemetry. */
  exportsSpans: boolean
  /** True if browsers cache pages for offline use. If false, they delete their caches. */
  keepsPages: boolean
}

/** @param root the repository, or its build @throws Error that lists every missing or invalid setting */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const env = readSettings(edgeSettings, environment, listEdgeNeeds)
  const dataFolder = path.resolve(env.DATA_DIR ?? path.join(root, '.data'))
  const isPublic = isPublicOrigin(env.PUBLIC_ORIGIN)
  return {
    host: env.HOST,
    port: env.PORT,
    apiOrigin: env.API_ORIGIN ?? `http://127.0.0.1:${env.API_PORT}`,
    trustedProxies: env.TRUSTED_PROXIES,
    sharedCaches: env.SHARED_CACHES,
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
    exportsSpans: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    paymentOrigins: paymentOrigins(
      readSetVariables(environment),
      isPublic ? [] : [`http://127.0.0.1:${env.SANDBOX_PORT}`],
    ),
    overrideOrigins: env.OVERRIDE_ORIGINS,
    keepsPages: env.SERVICE_WORKER === 'on',
  }
}

/** Returns the origins that payment forms post to. A provider without a configured address uses the sandbox. */
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
