import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { normaliseEmail } from 'shared-contracts/domain/email'
import { INTERNAL_KEY } from 'shared-contracts/domain/internal-key'
import { z } from 'zod'
import { readBackupConfig } from './backup/backup-config'
import type { ProviderName } from './db/tables/payments'

const SANDBOX = 'http://127.0.0.1:4100'

/**
 * The sandbox's public test credentials. With nothing set, payments go to the shop's own gateway sandbox. Anyone who
 * knows one of these can sign as a gateway, so they are no defaults in production.
 */
const sandboxSecrets = {
  CASHFREE_CLIENT_SECRET: 'TEST_CLIENT_SECRET',
  PHONEPE_SALT_KEY: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399',
  PHONEPE_CLIENT_SECRET: 'TEST_CLIENT_SECRET',
  PHONEPE_WEBHOOK_PASSWORD: 'Passw0rd1',
}

const Port = z.coerce.number().int().min(0).max(65_535)
const WebAddress = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''))

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  HOST: z.string().default('127.0.0.1'),
  API_PORT: Port.default(4000),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Edges and proxies on other machines: the api believes them when they name the client's address. */
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\w.:/]+(?:\s*,\s*[\w.:/]+)*$/)
    .default('loopback'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  SESSION_SECRET: z.string().min(32).optional(),
  /** Shared with the edges: their renderers do not count as visitors. */
  INTERNAL_KEY: z.string().regex(INTERNAL_KEY).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  /** The customer as whom `npm run check-shop` buys. */
  CHECK_EMAIL: z.email().transform(normaliseEmail).optional(),
  PAYMENT_GATEWAY: z.enum(['cashfree', 'phonepe']).default('cashfree'),
  CASHFREE_BASE_URL: WebAddress.default(`${SANDBOX}/pg`),
  CASHFREE_CLIENT_ID: z.string().default('TEST_CLIENT_ID'),
  CASHFREE_CLIENT_SECRET: z.string().optional(),
  CASHFREE_API_VERSION: z.string().default('2025-01-01'),
  PHONEPE_BASE_URL: WebAddress.default(`${SANDBOX}/apis/pg-sandbox`),
  PHONEPE_MERCHANT_ID: z.string().default('PGTESTPAYUAT'),
  PHONEPE_SALT_KEY: z.string().optional(),
  PHONEPE_SALT_INDEX: z.string().default('1'),
  PHONEPE_VERSION: z.enum(['v1', 'v2']).default('v1'),
  PHONEPE_V2_BASE_URL: WebAddress.default(`${SANDBOX}/apis/pg-sandbox`),
  PHONEPE_V2_OAUTH_URL: WebAddress.default(`${SANDBOX}/apis/pg-sandbox`),
  PHONEPE_CLIENT_ID: z.string().default('TEST_CLIENT_ID'),
  PHONEPE_CLIENT_SECRET: z.string().optional(),
  PHONEPE_CLIENT_VERSION: z.string().default('1'),
  PHONEPE_WEBHOOK_USERNAME: z.string().default('merchant_user'),
  PHONEPE_WEBHOOK_PASSWORD: z.string().optional(),
})

export type Config = ReturnType<typeof readConfig>

/**
 * Reads the settings once, at the start.
 * @param apiRoot the api package's folder; its parent holds `.data` unless DATA_DIR names another folder
 * @throws Error whose message names every setting that cannot be used
 */
export function readConfig(environment: NodeJS.ProcessEnv, apiRoot: string) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(set)
  if (!read.success) throw new Error(complaint(read.error))
  const env = read.data
  const isProduction = env.NODE_ENV === 'production'
  const secrets = gatewaySecrets(env, isProduction)
  const dataDir = env.DATA_DIR ? path.resolve(env.DATA_DIR) : path.resolve(apiRoot, '..', '.data')
  return {
    isProduction,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    host: env.HOST,
    port: env.API_PORT,
    dataDir,
    backup: readBackupConfig(environment, dataDir),
    databaseUrl: env.DATABASE_URL,
    migrationsDir: path.join(apiRoot, 'migrations'),
    uploadsDir: path.join(apiRoot, 'uploads'),
    templateFile: path.resolve(apiRoot, '..', 'node_modules', '.cache', 'spice-shop', 'database.tar'),
    trustedProxies: env.TRUSTED_PROXIES.split(',').map((address) => address.trim()),
    publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
    sessionSecret: env.SESSION_SECRET,
    internalKey: env.INTERNAL_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    checkEmail: env.CHECK_EMAIL,
    ...gatewaysIn(env),
    gatewaysSetUp: gatewaysSetUp(env, isProduction),
    cashfree: {
      baseUrl: env.CASHFREE_BASE_URL,
      clientId: env.CASHFREE_CLIENT_ID,
      clientSecret: secrets.CASHFREE_CLIENT_SECRET,
      apiVersion: env.CASHFREE_API_VERSION,
    },
    phonepe: {
      baseUrl: env.PHONEPE_BASE_URL,
      merchantId: env.PHONEPE_MERCHANT_ID,
      saltKey: secrets.PHONEPE_SALT_KEY,
      saltIndex: env.PHONEPE_SALT_INDEX,
    },
    phonepeV2: {
      baseUrl: env.PHONEPE_V2_BASE_URL,
      oauthUrl: env.PHONEPE_V2_OAUTH_URL,
      clientId: env.PHONEPE_CLIENT_ID,
      clientSecret: secrets.PHONEPE_CLIENT_SECRET,
      clientVersion: env.PHONEPE_CLIENT_VERSION,
      webhookUsername: env.PHONEPE_WEBHOOK_USERNAME,
      webhookPassword: secrets.PHONEPE_WEBHOOK_PASSWORD,
    },
  }
}

/** Which gateway begins the payments of orders, and which those of the stand-alone page (always PhonePe). */
function gatewaysIn(env: z.infer<typeof Environment>) {
  const phonepe = `phonepe-${env.PHONEPE_VERSION}` as const
  return {
    orderGateway: env.PAYMENT_GATEWAY === 'phonepe' ? phonepe : env.PAYMENT_GATEWAY,
    standAloneGateway: phonepe,
  }
}

/** The gateways whose keys are known: in production those that are set, otherwise all, with the sandbox's keys. */
function gatewaysSetUp(env: z.infer<typeof Environment>, isProduction: boolean): ProviderName[] {
  const keys: Record<ProviderName, string | undefined> = {
    cashfree: env.CASHFREE_CLIENT_SECRET,
    'phonepe-v1': env.PHONEPE_SALT_KEY,
    'phonepe-v2': env.PHONEPE_CLIENT_SECRET,
  }
  const names: ProviderName[] = ['cashfree', 'phonepe-v1', 'phonepe-v2']
  return names.filter((name) => !isProduction || keys[name] !== undefined)
}

/** In production a gateway without a secret gets a random one: no message in its name can be signed. */
function gatewaySecrets(env: z.infer<typeof Environment>, isProduction: boolean): typeof sandboxSecrets {
  const secretOf = (name: keyof typeof sandboxSecrets) =>
    env[name] ?? (isProduction ? randomBytes(32).toString('base64url') : sandboxSecrets[name])
  return {
    CASHFREE_CLIENT_SECRET: secretOf('CASHFREE_CLIENT_SECRET'),
    PHONEPE_SALT_KEY: secretOf('PHONEPE_SALT_KEY'),
    PHONEPE_CLIENT_SECRET: secretOf('PHONEPE_CLIENT_SECRET'),
    PHONEPE_WEBHOOK_PASSWORD: secretOf('PHONEPE_WEBHOOK_PASSWORD'),
  }
}

function complaint(error: z.ZodError): string {
  const parts = error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
  return `These settings cannot be used: ${parts.join(', ')}. Please correct them in the environment.`
}
