import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { readSettings, setIn } from 'shared-contracts/platform/settings/examine-settings'
import {
  type GatewayAddress,
  type GatewayKey,
  type GatewayName,
  gatewayNames,
  gatewaySettings,
  sandboxKeys,
  sandboxPaths,
} from 'shared-contracts/platform/settings/gateway-settings'
import { gatewaysUsed, needsOfApi } from 'shared-contracts/platform/settings/public-needs'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import { apiSettings } from 'shared-contracts/platform/settings/settings'
import type { z } from 'zod'
import { readBackupConfig } from './backup/backup-config'

/** The address of a gateway that a public shop does not use. Such a name never exists. */
const NOWHERE = 'https://off.invalid'

/** Shares what it is told with all search engines that take part. */
const INDEXNOW_ENDPOINT = 'https://api.indexnow.org/indexnow'

type Settings = z.output<typeof apiSettings>

export type Config = ReturnType<typeof readConfig>

/**
 * Reads the settings once, at the start.
 * @param apiRoot the api package's folder; its parent holds `.data` unless DATA_DIR names another folder
 * @throws Error that lists every setting that is missing or cannot be used
 */
export function readConfig(environment: NodeJS.ProcessEnv, apiRoot: string) {
  const env = readSettings(apiSettings, environment, needsOfApi)
  const isPublic = isPublicOrigin(env.PUBLIC_ORIGIN)
  const key = (name: GatewayKey) => env[name] ?? (isPublic ? unknownKey() : sandboxKeys[name])
  const address = (name: GatewayAddress) =>
    env[name] ?? (isPublic ? NOWHERE : `http://127.0.0.1:${env.SANDBOX_PORT}${sandboxPaths[name]}`)
  const dataDir = env.DATA_DIR ? path.resolve(env.DATA_DIR) : path.resolve(apiRoot, '..', '.data')
  return {
    isPublic,
    logLevel: env.LOG_LEVEL ?? (isPublic ? 'info' : 'warn'),
    host: env.HOST,
    port: env.API_PORT,
    dataDir,
    backup: readBackupConfig(env, dataDir),
    databaseUrl: env.DATABASE_URL,
    migrationsDir: path.join(apiRoot, 'migrations'),
    uploadsDir: path.join(apiRoot, 'uploads'),
    templateFile: path.resolve(apiRoot, '..', 'node_modules', '.cache', 'spice-shop', 'database.tar'),
    trustedProxies: env.TRUSTED_PROXIES,
    publicOrigin: env.PUBLIC_ORIGIN ?? 'http://localhost:3000',
    ...(env.ADMIN_ORIGIN && env.ADMIN_ORIGIN !== 'same' && { adminOrigin: env.ADMIN_ORIGIN }),
    sessionSecret: unlessOff(env.SESSION_SECRET),
    internalKey: unlessOff(env.INTERNAL_KEY),
    smtpUrl: unlessOff(env.SMTP_URL),
    mailFrom: env.MAIL_FROM,
    checkEmail: env.CHECK_EMAIL,
    foodLicence: env.FSSAI_NUMBER,
    indexNow: indexNowIn(env),
    ...gatewaysIn(env),
    gatewaysSetUp: gatewaysSetUp(env, isPublic ? gatewaysUsed(setIn(environment)) : gatewayNames),
    cashfree: {
      baseUrl: address('CASHFREE_BASE_URL'),
      clientId: key('CASHFREE_CLIENT_ID'),
      clientSecret: key('CASHFREE_CLIENT_SECRET'),
      apiVersion: env.CASHFREE_API_VERSION,
    },
    phonepe: {
      baseUrl: address('PHONEPE_BASE_URL'),
      merchantId: key('PHONEPE_MERCHANT_ID'),
      saltKey: key('PHONEPE_SALT_KEY'),
      saltIndex: env.PHONEPE_SALT_INDEX,
    },
    phonepeV2: {
      baseUrl: address('PHONEPE_V2_BASE_URL'),
      oauthUrl: address('PHONEPE_V2_OAUTH_URL'),
      clientId: key('PHONEPE_CLIENT_ID'),
      clientSecret: key('PHONEPE_CLIENT_SECRET'),
      clientVersion: env.PHONEPE_CLIENT_VERSION,
      webhookUsername: key('PHONEPE_WEBHOOK_USERNAME'),
      webhookPassword: key('PHONEPE_WEBHOOK_PASSWORD'),
    },
  }
}

/** A public shop does without some settings by saying "off". */
function unlessOff(value: string | undefined): string | undefined {
  return value === 'off' ? undefined : value
}

/** Nobody knows the key of a gateway that is not used, so no message in its name can be signed. */
function unknownKey(): string {
  return randomBytes(32).toString('base64url')
}

/** Which gateway begins the payments of orders, and which those of the stand-alone page (always PhonePe). */
function gatewaysIn(env: Settings) {
  const phonepe = `phonepe-${env.PHONEPE_VERSION}` as const
  return {
    orderGateway: env.PAYMENT_GATEWAY === 'phonepe' ? phonepe : env.PAYMENT_GATEWAY,
    standAloneGateway: phonepe,
  }
}

/** Search engines are told of the pages of a public shop alone. */
function indexNowIn({ INDEXNOW_KEY: key, PUBLIC_ORIGIN: origin }: Settings) {
  return key && origin && isPublicOrigin(origin) ? { endpoint: INDEXNOW_ENDPOINT, key, origin } : undefined
}

/** The gateways that payments can be made by: on this machine alone all, at the sandbox; never one that is off. */
function gatewaysSetUp(env: Settings, used: readonly GatewayName[]): GatewayName[] {
  return used.filter((name) => env[gatewaySettings[name].switch] === 'on')
}
