import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry as Prometheus } from 'prom-client'
import { toNetwork } from 'shared-contracts/values/network'
import { createKnownKinds } from './known-kinds'
import { parseViolations, type Violation } from './violation'

/** The path to which browsers report CSP violations; `security-headers.ts` announces it. */
export const POLICY_REPORTS_PATH = '/policy-reports'

const MOST_BYTES = 16_384
const MOST_PER_MINUTE = 60
const TYPES = ['application/csp-report', 'application/reports+json']

/** Counts violation reports, and logs each kind once an hour. No page waits for it. */
export async function addPolicyReports(app: FastifyInstance, prometheus: Prometheus): Promise<void> {
  const counter = new Counter({
    name: 'edge_policy_reports_total',
    help: 'Violations of the content security policy, by directive and by source (page or browser extension)',
    labelNames: ['directive', 'by'],
    registers: [prometheus],
  })
  const isNew = createKnownKinds(Date.now)

  function note({ isExtensions, ...violation }: Violation): void {
    counter.inc({ directive: violation.directive, by: isExtensions ? 'extension' : 'page' })
    const { directive, blocked, source } = violation
    if (!isExtensions && isNew(`${directive} ${blocked} ${source}`))
      app.log.warn(violation, 'A page violated its content security policy.')
  }

  await app.register(async (reports) => {
    await reports.register(rateLimit, {
      max: MOST_PER_MINUTE,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => toNetwork(ip),
    })
    reports.addContentTypeParser(TYPES, { parseAs: 'string' }, reports.getDefaultJsonParser('error', 'error'))
    reports.post(POLICY_REPORTS_PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const violations = parseViolations(request.body)
      if (!violations) return reply.code(400).send({ message: 'This is not a browser report.' })
      violations.forEach(note)
      return reply.code(204).send()
    })
  })
}
