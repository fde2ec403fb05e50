import type { FastifyInstance } from 'fastify'
import { POLICY_REPORTS_PATH } from '../observability/policy-reports/policy-reports'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if responses of this route set their own security headers or need none. */
    bringsOwnHeaders?: boolean
  }
}

interface Origins {
  /** Other sites that forms may post to. */
  paymentOrigins: readonly string[]
  /** The origins from which developers may load remotes. */
  overrideOrigins: readonly string[]
}

interface InlineHashes {
  styleHashes: readonly string[]
  scriptHashes: readonly string[]
}

const NOTHING_INLINE: InlineHashes = { styleHashes: [], scriptHashes: [] }

/**
 * A string becomes markup or a script URL only through one of these policies. The shell's own allows scripts of the
 * shell and the registry (shell/src/early/trusted-scripts.ts); the other allows HTML that the api has sanitised. A
 * retry evaluates modules again, so policies may be created twice.
 */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types default cleaned-html 'allow-duplicates'",
]

/** Features that shoppers' pages do not use. Payments, passkeys and wake lock keep the default: this origin. */
const UNUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'serial', 'usb', 'xr-spatial-tracking'],
]

const buildPermissionsPolicy = (features: readonly string[]) =>
  features.map((feature) => `${feature}=()`).join(',')

/** Headers of pages that scan codes with the camera; only this origin may use it. */
export const CAMERA_ALLOWED = {
  'permissions-policy': buildPermissionsPolicy(UNUSED.filter((feature) => feature !== 'camera')),
} as const

/** Does not include Strict-Transport-Security, which the server that terminates TLS adds. */
const SAME_FOR_ALL = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': buildPermissionsPolicy(UNUSED),
  // The payment page needs the referring origin (PhonePe, pay page).
  'referrer-policy': 'strict-origin-when-cross-origin',
  'reporting-endpoints': `csp="${POLICY_REPORTS_PATH}"`,
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const

/** Allows only our own scripts and styles. The registry is inline data, which no policy needs to allow. */
function contentSecurityPolicy({ paymentOrigins, overrideOrigins }: Origins, inline: InlineHashes): string {
  const overrides = overrideOrigins.map((origin) => ` ${origin}`).join('')
  const allowed = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${allowed(inline.scriptHashes)}${overrides}`,
    `style-src 'self'${allowed(inline.styleHashes)}${overrides}`,
    `font-src 'self'${overrides}`,
    "img-src 'self' data:",
    `connect-src 'self'${overrides}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...paymentOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...trustedTypes,
    // `report-uri` is for browsers that do not support `report-to`.
    'report-to csp',
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join(';')
}

/** Returns a page's security headers, with lower-case names. @param inline hashes of the page's own inline elements */
export function securityHeaders(origins: Origins, inline = NOTHING_INLINE): Readonly<Record<string, string>> {
  return { 'content-security-policy': contentSecurityPolicy(origins, inline), ...SAME_FOR_ALL }
}

/** Adds the security headers to every response that does not set its own. */
export function addSecurityHeaders(app: FastifyInstance, origins: Origins): void {
  const headers = securityHeaders(origins)
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (!routeOptions.config.bringsOwnHeaders) reply.headers(headers)
  })
}

/** Omits the security headers in all routes of this context: each byte matters on a slow connection. */
export function leaveOutSecurityHeaders(context: FastifyInstance): void {
  context.addHook('onRoute', (route) => {
    route.config = { ...route.config, bringsOwnHeaders: true }
  })
}
