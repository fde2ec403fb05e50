import type { ProviderDescription, ProviderProtocol } from '../../payments/providers/provider-description'
import {
  allProtocols,
  checkoutForms,
  isSandboxKey,
  providerDescriptions,
} from '../../payments/providers/providers'
import { isOwnMachine, isPublicOrigin } from './public-origin'
import type { Environment } from './setting-metadata'

/** A problem with a setting that prevents a server from starting. */
export interface Need {
  setting: string
  /** Continues a sentence that starts with the setting's name. */
  problem: string
}

const NOT_SET = 'is not set'

/** Lists what prevents an api from starting: missing, conflicting or unsafe settings. */
export function listApiNeeds(env: Environment, providers = providerDescriptions): Need[] {
  const needs = [
    ...needsOfOrigin(env),
    ...needsOfAdmin(env),
    ...needsOfSessions(env),
    ...needsOfPaymentGateway(env, providers),
  ]
  if (!isPublicOrigin(env.PUBLIC_ORIGIN)) return needs
  return [
    ...needs,
    ...needsOfDatabase(env),
    ...needsOfBackups(env),
    ...unset(['ADMIN_ORIGIN', 'SESSION_SECRET', 'SMTP_URL', 'INTERNAL_KEY'], env),
    ...protocolsUsed(env, providers).flatMap((protocol) => needsOfProtocol(protocol, env)),
    ...leftSecrets(env, providers),
  ]
}

/** Lists what prevents an edge from starting. */
export function listEdgeNeeds(env: Environment): Need[] {
  const isPublic = isPublicOrigin(env.PUBLIC_ORIGIN)
  return [
    ...needsOfOrigin(env),
    ...needsOfAdmin(env),
    ...(isPublic ? unset(['ADMIN_ORIGIN', 'INTERNAL_KEY', 'OWNER_PUBLIC_KEY'], env) : []),
    ...(isPublic ? checkoutForms.flatMap(({ address }) => needsOfAddress(address, env)) : []),
  ]
}

function needsOfAddress(setting: string, env: Environment): Need[] {
  const problem = problemOfAddress(env[setting] ?? '', env)
  return problem ? [{ setting, problem }] : []
}

function unset(settings: readonly string[], env: Environment): Need[] {
  return settings.filter((setting) => !env[setting]).map((setting) => ({ setting, problem: NOT_SET }))
}

/** Lists what prevents the whole shop from starting. */
export function listShopNeeds(env: Environment): Need[] {
  return [...listEdgeNeeds(env), ...listApiNeeds(env)]
}

/** Returns the enabled providers' protocols for new payments, and those for which the shop has a secret. */
export function protocolsUsed(env: Environment, providers = providerDescriptions): ProviderProtocol[] {
  return providers
    .filter((provider) => isProviderEnabled(provider, env))
    .flatMap((provider) => {
      const chosen = provider.chooseProtocol(env)
      return provider.protocols.filter(({ name, secret }) => name === chosen || env[secret] !== undefined)
    })
}

export function isProviderEnabled(
  { settings, switch: name }: ProviderDescription,
  env: Environment,
): boolean {
  return settings[name]?.safeParse(env[name]).data !== 'off'
}

function needsOfOrigin({ PUBLIC_ORIGIN, HOST, HTTPS }: Environment): Need[] {
  const setting = 'PUBLIC_ORIGIN'
  if (!PUBLIC_ORIGIN && HOST && !isOwnMachine(HOST))
    return [
      { setting, problem: `is not set, although HOST is ${HOST} and other machines can reach this server` },
    ]
  const isPlain = PUBLIC_ORIGIN?.startsWith('http:') && HTTPS !== 'off'
  return isPlain && isPublicOrigin(PUBLIC_ORIGIN)
    ? [{ setting, problem: `is ${PUBLIC_ORIGIN}, without https` }]
    : []
}

/** The admin must use the shop's protocol, for secure cookies, but its own host: passkeys belong to a host. */
function needsOfAdmin({ ADMIN_ORIGIN, PUBLIC_ORIGIN }: Environment): Need[] {
  if (!ADMIN_ORIGIN || !URL.canParse(ADMIN_ORIGIN)) return []
  const setting = 'ADMIN_ORIGIN'
  if (!PUBLIC_ORIGIN || !URL.canParse(PUBLIC_ORIGIN))
    return [{ setting, problem: 'is set, but PUBLIC_ORIGIN is not' }]
  const [admin, shop] = [new URL(ADMIN_ORIGIN), new URL(PUBLIC_ORIGIN)]
  if (admin.hostname === shop.hostname)
    return [{ setting, problem: `is ${ADMIN_ORIGIN}, which is the shop's own host` }]
  if (admin.protocol !== shop.protocol)
    return [
      {
        setting,
        problem: `is ${ADMIN_ORIGIN}, but the shop is at ${PUBLIC_ORIGIN}; both must use the same protocol`,
      },
    ]
  return []
}

/** A public shop needs a real database: the embedded one is for development, demonstrations and tests. */
function needsOfDatabase({ DATABASE_URL }: Environment): Need[] {
  if (DATABASE_URL) return []
  return [{ setting: 'DATABASE_URL', problem: `${NOT_SET}, but a public shop needs PostgreSQL` }]
}

function needsOfSessions({ DATABASE_SESSION_URL, DATABASE_URL }: Environment): Need[] {
  if (!DATABASE_SESSION_URL || DATABASE_URL) return []
  return [{ setting: 'DATABASE_URL', problem: `${NOT_SET}, but DATABASE_SESSION_URL is` }]
}

/** Backups must be encrypted, because they contain all customer data. */
function needsOfBackups({ BACKUP_TO, BACKUP_RECIPIENTS }: Environment): Need[] {
  if (!BACKUP_TO || BACKUP_RECIPIENTS) return []
  const setting = 'BACKUP_RECIPIENTS'
  return [{ setting, problem: `${NOT_SET}, so anyone with access to BACKUP_TO could read the backups` }]
}

function needsOfPaymentGateway(env: Environment, providers: readonly ProviderDescription[]): Need[] {
  const [first] = providers
  const { PAYMENT_GATEWAY = first?.name } = env
  const chosen = providers.find(({ name }) => name === PAYMENT_GATEWAY)
  const areAllOff = !providers.some((provider) => isProviderEnabled(provider, env))
  if (!chosen || isProviderEnabled(chosen, env) || areAllOff) return []
  return [{ setting: 'PAYMENT_GATEWAY', problem: `is ${PAYMENT_GATEWAY}, which is off` }]
}

function needsOfProtocol({ needs }: ProviderProtocol, env: Environment): Need[] {
  return needs.flatMap((setting) => {
    const value = env[setting]
    const problem = value ? findProblem(setting, value, env) : NOT_SET
    return problem ? [{ setting, problem }] : []
  })
}

function findProblem(setting: string, value: string, env: Environment): string | undefined {
  if (setting.endsWith('_URL')) return problemOfAddress(value, env)
  return isSandboxKey(value) ? "is the sandbox's, which is publicly known" : undefined
}

function problemOfAddress(address: string, { HTTPS }: Environment): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url) return undefined
  if (isOwnMachine(url.hostname)) return `is ${address}, which only a sandbox can use`
  return url.protocol === 'http:' && HTTPS !== 'off' ? `is ${address}, without https` : undefined
}

/** Lists SESSION_SECRET and the secrets of unused gateways if they are set to the sandbox's public keys. */
function leftSecrets(env: Environment, providers: readonly ProviderDescription[]): Need[] {
  const used = protocolsUsed(env, providers).flatMap(({ needs }) => needs)
  const secrets = allProtocols(providers).flatMap(({ needs }) => needs)
  return [...secrets, 'SESSION_SECRET']
    .filter((setting) => !used.includes(setting) && !setting.endsWith('_URL'))
    .filter((setting) => isSandboxKey(env[setting] ?? ''))
    .map((setting) => ({ setting, problem: "is the sandbox's, which is publicly known" }))
}
