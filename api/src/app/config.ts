import path from 'node:path'
import { paymentSettings } from 'shared-contracts/payments/providers/provider-settings'
import { readSettings, readSetVariables } from 'shared-contracts/platform/settings/examine-settings'
import { listApiNeeds } from 'shared-contracts/platform/settings/public-needs'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import { apiSettings } from 'shared-contracts/platform/settings/settings'
import { z } from 'zod'
import { readBackupConfig } from '../backup/backup-config'
import { gatewaysConfig } from '../modules/payments/providers/gateways-config'
import { providers as allProviders } from '../modules/payments/providers/providers'

/** The address of IndexNow, which forwards announcements to all participating search engines. */
const INDEXNOW_ENDPOINT = 'https://api.indexnow.org/indexnow'

type Settings = z.output<typeof apiSettings>

export type Config = ReturnType<typeof readConfig>

/** DATA_DIR defaults to `.data` beside `apiRoot`. @throws Error that lists every missing or invalid setting */
export function readConfig(environment: NodeJS.ProcessEnv, apiRoot: string, providers = allProviders) {
  const description = z.object({ ...apiSettings.shape, ...(paymentSettings(providers) as object) })
  const env = readSettings(description, environment, (set) => listApiNeeds(set, providers))
  const isPublic = isPublicOrigin(env.PUBLIC_ORIGIN)
  const dataDir = env.DATA_DIR ? path.resolve(env.DATA_DIR) : path.resolve(apiRoot, '..', '.data')
  return {
    isPublic,
    logLevel: env.LOG_LEVEL ?? (isPublic ? 'info' : 'warn'),
    host: env.HOST,
    port: env.API_PORT,
    dataDir,
    backup: readBackupConfig(env, dataDir),
    databaseUrl: env.DATABASE_URL,
    sessionUrl: env.DATABASE_SESSION_URL,
    migrationsDir: path.join(apiRoot, 'migrations'),
    uploadsDir: path.join(apiRoot, 'uploads'),
    templateFile: path.resolve(apiRoot, '..', 'node_modules', '.cache', 'spice-shop', 'database.tar'),
    trustedProxies: env.TRUSTED_PROXIES,
    publicOrigin: env.PUBLIC_ORIGIN ?? 'http://localhost:3000',
    ...(env.ADMIN_ORIGIN && env.ADMIN_ORIGIN !== 'same' && { adminOrigin: env.ADMIN_ORIGIN }),
    sessionSecret: omitOff(env.SESSION_SECRET),
    internalKey: omitOff(env.INTERNAL_KEY),
    smtpUrl: omitOff(env.SMTP_URL),
    mailFrom: env.MAIL_FROM,
    checkEmail: env.CHECK_EMAIL,
    foodLicence: env.FSSAI_NUMBER,
    indexNow: readIndexNow(env),
    exportsSpans: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    ...gatewaysConfig(providers, readSetVariables(environment), isPublic ? undefined : env.SANDBOX_PORT),
  }
}

/** Treats "off" as not set. With "off", a public shop starts without a setting that is otherwise required. */
function omitOff(value: string | undefined): string | undefined {
  return value === 'off' ? undefined : value
}

/** Only public shops announce their pages to search engines. */
function readIndexNow({ INDEXNOW_KEY: key, PUBLIC_ORIGIN: origin }: Settings) {
  return key && origin && isPublicOrigin(origin) ? { endpoint: INDEXNOW_ENDPOINT, key, origin } : undefined
}
