import type { FastifyInstance } from 'fastify'
import { POLICY_REPORTS_PATH } from '../observability/policy-reports/policy-reports'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether answers of this route bring their own security headers, or need none of a page's. */
    bringsOwnHeaders?: boolean
  }
}

interface Origins {
  /** Where a form may lead besides this shop. */
  paymentOrigins: readonly string[]
  /** Where developers may take remotes from. */
  overrideOrigins: readonly string[]
}

interface InlineHashes {
  styleHashes: readonly string[]
  scriptHashes: readonly string[]
}

const NOTHING_INLINE: InlineHashes = { styleHashes: [], scriptHashes: [] }

/**
 * A string becomes markup or a script's address only by a policy: the shell's own lets scripts of the shell and the
 * registry pass (shell/src/early/trusted-scripts.ts), the other one HTML that the api has cleaned. A retry evaluates
 * modules anew, so a policy may be made twice.
 */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types default cleaned-html 'allow-duplicates'",
]

/**
 * What the shop does not use. Payments, passkeys and a screen that stays on are as browsers have them: allowed to this
 * origin alone.
 */
const UNUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'serial', 'usb', 'xr-spatial-tracking'],
]

const buildPermissionsPolicy = (features: readonly string[]) =>
  features.map((feature) => `${feature}=()`).join(',')

/** Of pages that scan codes with the camera; this origin alone may. */
export const CAMERA_ALLOWED = {
  'permissions-policy': buildPermissionsPolicy(UNUSED.filter((feature) => feature !== 'camera')),
} as const

/** Without Strict-Transport-Security: whoever ends TLS before the edge sends it. */
const SAME_FOR_ALL = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': buildPermissionsPolicy(UNUSED),
  // The payment page wants to know where a shopper comes from (PhonePe, pay page).
  'referrer-policy': 'strict-origin-when-cross-origin',
  'reporting-endpoints': `csp="${POLICY_REPORTS_PATH}"`,
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const

/** Only our own scripts and styles run; the registry stands in the page as data, which no policy needs to allow. */
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
    // The second is for browsers that do not know the first.
    'report-to csp',
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join(';')
}

/**
 * The security headers of a page, by their names in lower case.
 * @param inline what the page allows of its own inline elements, by hash
 */
export function securityHeaders(origins: Origins, inline = NOTHING_INLINE): Readonly<Record<string, string>> {
  return { 'content-security-policy': contentSecurityPolicy(origins, inline), ...SAME_FOR_ALL }
}

/** Gives every answer that does not bring its own the security headers. */
export function addSecurityHeaders(app: FastifyInstance, origins: Origins): void {
  const headers = securityHeaders(origins)
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (!routeOptions.config.bringsOwnHeaders) reply.headers(headers)
  })
}

/** Leaves them out of all routes of this context: on a slow connection each byte of a file's headers counts. */
export function leaveOutSecurityHeaders(context: FastifyInstance): void {
  context.addHook('onRoute', (route) => {
    route.config = { ...route.config, bringsOwnHeaders: true }
  })
}
