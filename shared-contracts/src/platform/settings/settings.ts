import { z } from 'zod'
import { readMailSender } from '../../notifications/mail-sender'
import { paymentSettings } from '../../payments/providers/provider-settings'
import { checkoutForms, providerDescriptions } from '../../payments/providers/providers'
import { normaliseEmail } from '../../values/email'
import { INTERNAL_KEY } from '../internal-key'
import { backupSettings } from './backup-settings'
import { onOrOff } from './on-or-off'
import { settingMessages } from './setting-metadata'

const port = (fallback: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(fallback)
    .register(settingMessages, { is: 'a port number' })

/** A bare origin. Anything longer is refused, because reading its `origin` would silently drop the path. */
const address = () =>
  z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
    .transform((text) => new URL(text))
    .refine((url) => url.href === `${url.origin}/`)
    .transform((url) => url.origin)
const origin = () => address().optional()

const postgres = () => z.url({ protocol: /^postgres(ql)?$/ })

/* Typed as `object`, without the settings' names, because each provider reads its own settings. */
const ofProviders: object = paymentSettings(providerDescriptions)
const ofCheckoutForms: object = Object.fromEntries(checkoutForms.map((form) => [form.address, true]))

/** Every setting that api and edge read from their environment, with its type, default and description. */
export const settings = z.object({
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .optional()
    .register(settingMessages, { is: 'fatal, error, warn, info, debug, trace or silent' }),
  HOST: z
    .string()
    .default('127.0.0.1')
    .register(settingMessages, { is: 'the address to listen on, such as 127.0.0.1' }),
  PORT: port(3000),
  API_PORT: port(4000),
  SANDBOX_PORT: port(4100),
  DATA_DIR: z.string().optional().register(settingMessages, { is: 'a folder' }),
  DATABASE_URL: postgres().optional().register(settingMessages, {
    is: 'the address of PostgreSQL, such as postgres://user:password@host:5432/shop',
    isSecret: true,
  }),
  DATABASE_SESSION_URL: postgres().optional().register(settingMessages, {
    is: 'the address of PostgreSQL itself, if DATABASE_URL is the address of PgBouncer in transaction mode',
    isSecret: true,
  }),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^\s*[\w.:/]+\s*(?:,\s*[\w.:/]+\s*)*$/)
    .default('loopback')
    .transform((text) => text.split(',').map((address) => address.trim()))
    .register(settingMessages, { is: 'addresses such as 10.0.0.0/8, with commas between' }),
  PUBLIC_ORIGIN: origin().register(settingMessages, {
    is: 'an address without a path, such as https://example.com',
    without: 'HTTPS=off allows plain http',
  }),
  ADMIN_ORIGIN: z
    .union([z.literal('same'), address()])
    .optional()
    .register(settingMessages, {
      is: "the address of the owner's admin on a host of its own, such as https://admin.example.com",
      without:
        "ADMIN_ORIGIN=same serves the admin from the shop's address, where they share cookies and scripts",
    }),
  HTTPS: onOrOff(),
  SESSION_SECRET: z
    .union([z.literal('off'), z.string().min(32)])
    .optional()
    .register(settingMessages, {
      is: '32 or more random characters (openssl rand -base64 48), the same for all apis',
      isSecret: true,
      without: 'SESSION_SECRET=off generates one in DATA_DIR, for a single api',
    }),
  SMTP_URL: z
    .union([z.literal('off'), z.url({ protocol: /^smtps?$/ })])
    .optional()
    .register(settingMessages, {
      is: 'the address of a mail server, such as smtps://user:password@mail.example.com',
      isSecret: true,
      without: 'SMTP_URL=off writes mails to files in DATA_DIR/outbox',
    }),
  INTERNAL_KEY: z
    .union([z.literal('off'), z.string().regex(INTERNAL_KEY)])
    .optional()
    .register(settingMessages, {
      is: '32 or more random characters without spaces (openssl rand -base64 48), the same for all apis and edges',
      isSecret: true,
      without: "INTERNAL_KEY=off counts the edge's own requests to the api as visitors' requests",
    }),
  MAIL_FROM: z
    .string()
    .transform(readMailSender)
    .refine((sender) => sender !== undefined)
    .optional()
    .register(settingMessages, {
      is: 'the sender of mails, such as shop@example.com or The Shop <shop@example.com>',
    }),
  CHECK_EMAIL: z
    .email()
    .transform(normaliseEmail)
    .optional()
    .register(settingMessages, { is: 'the email address of the customer that npm run check-shop uses' }),
  FSSAI_NUMBER: z
    .string()
    .regex(/^\d{14}$/)
    .optional()
    .register(settingMessages, { is: 'the 14 digits of the food licence, shown on every product' }),
  ...backupSettings,
  ...ofProviders,
  API_ORIGIN: z
    .url()
    .transform((address) => new URL(address).origin)
    .optional()
    .register(settingMessages, { is: 'an address such as https://example.com' }),
  REGISTRY: z
    .string()
    .refine((place) => !/^(https?|s3):/.test(place) || URL.canParse(place))
    .optional()
    .register(settingMessages, {
      is: 'a folder, or an address such as https://example.com or s3://bucket/registry',
    }),
  UNSIGNED_REMOTES: z.literal('allowed').optional().register(settingMessages, { is: "'allowed' or not set" }),
  OWNER_PUBLIC_KEY: z
    .union([z.literal('off'), z.base64()])
    .optional()
    .register(settingMessages, {
      is: "the public key of the registry's owner, as npm run remotes -- new-key <file> prints it",
      without: 'OWNER_PUBLIC_KEY=off trusts everyone who can write to the registry',
    }),
  SECURITY_CONTACT: z
    .string()
    .refine(
      (text) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(text) && URL.canParse(text),
    )
    .optional()
    .register(settingMessages, {
      is: 'an address such as mailto:security@shop.example or https://shop.example/security',
    }),
  AI_TRAINING: z.literal('allowed').optional().register(settingMessages, { is: "'allowed' or not set" }),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/)
    .optional()
    .register(settingMessages, {
      is: '8 to 128 letters, digits and hyphens (openssl rand -hex 16), the same for all apis and edges',
    }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(settingMessages, {
      is: 'the address of an OpenTelemetry collector, such as http://localhost:4318',
    }),
  SERVICE_WORKER: onOrOff(),
  COMING_PATHS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .refine((paths) => paths.every((each) => each.startsWith('/')))
    .register(settingMessages, {
      is: 'the paths whose remotes npm start is still building, such as /login /account',
    }),
  OVERRIDE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every((each) => /^https?:\/\/[a-z0-9.-]+(:(\d+|\*))?$/.test(each)))
    .register(settingMessages, { is: 'origins such as http://localhost:3001 or http://localhost:*' }),
  SHARED_CACHES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every((each) => /^https?:\/\/[\w.-]+(:\d+)?$/.test(each)))
    .register(settingMessages, {
      is: 'where shared caches take purges, such as http://10.0.0.5:6082, with commas between',
    }),
})

export const apiSettings = settings.omit({
  PORT: true,
  API_ORIGIN: true,
  UNSIGNED_REMOTES: true,
  OWNER_PUBLIC_KEY: true,
  SECURITY_CONTACT: true,
  AI_TRAINING: true,
  SERVICE_WORKER: true,
  COMING_PATHS: true,
  OVERRIDE_ORIGINS: true,
  SHARED_CACHES: true,
})

export const edgeSettings = settings.pick({
  LOG_LEVEL: true,
  HOST: true,
  PORT: true,
  API_PORT: true,
  SANDBOX_PORT: true,
  DATA_DIR: true,
  TRUSTED_PROXIES: true,
  PUBLIC_ORIGIN: true,
  ADMIN_ORIGIN: true,
  HTTPS: true,
  INTERNAL_KEY: true,
  ...ofCheckoutForms,
  API_ORIGIN: true,
  REGISTRY: true,
  UNSIGNED_REMOTES: true,
  OWNER_PUBLIC_KEY: true,
  SECURITY_CONTACT: true,
  AI_TRAINING: true,
  INDEXNOW_KEY: true,
  OTEL_EXPORTER_OTLP_ENDPOINT: true,
  SERVICE_WORKER: true,
  COMING_PATHS: true,
  OVERRIDE_ORIGINS: true,
  SHARED_CACHES: true,
})
