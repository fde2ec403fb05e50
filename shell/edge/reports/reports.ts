import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { KnownRegistry } from 'registry/registry-store'
import type { Registry } from 'shared-contracts/remote/registry'
import type { Report } from '../../src/reports/report'
import type { CanaryWatch } from '../canary/canary-watch'
import type { RemoteCounts, VersionCounts } from './remote-counts'
import { ReportsBody } from './report-schema'
import type { Vitals } from './vitals'

const MOST_BYTES = 8192
/** A page sends a few; behind one address there can be many homes. */
const MOST_PER_MINUTE = 300

interface ReportsParts {
  currentRegistry: () => Promise<KnownRegistry>
  counts: RemoteCounts
  vitals: Vitals
  /** None where the registry is another's. */
  canaryWatch: CanaryWatch | undefined
}

/** `POST /reports`: what pages report about their remotes. Only versions in the registry are counted. */
export async function addReports(
  app: FastifyInstance,
  { currentRegistry, counts, vitals, canaryWatch }: ReportsParts,
): Promise<void> {
  function count(report: Report): void {
    if (report.kind === 'vital') vitals.observe(report)
    else countOutcome(counts.countsOf(report), report.kind)
  }

  await app.register(async (reports) => {
    await reports.register(rateLimit, { max: MOST_PER_MINUTE, timeWindow: 60_000 })
    reports.post('/reports', { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const body = ReportsBody.safeParse(request.body)
      const known = await currentRegistry()
      const isKnown = body.success && body.data.reports.every((report) => isPublished(report, known.registry))
      if (!isKnown) return reply.code(400).send({ message: 'Reports are about versions in the registry.' })
      counts.keepOnly(known.registry)
      body.data.reports.forEach(count)
      // Not awaited: the page need not wait for it.
      canaryWatch?.look(known)
      return reply.code(204).send()
    })
  })
}

function countOutcome(counts: VersionCounts, kind: Exclude<Report['kind'], 'vital'>): void {
  if (kind === 'visit') counts.visits += 1
  if (kind === 'load-failed') counts.loadFailures += 1
  if (kind === 'render-failed') counts.renderFailures += 1
}

function isPublished({ remote, version }: Report, { remotes }: Registry): boolean {
  return Object.hasOwn(remotes, remote) && Object.hasOwn(remotes[remote]?.versions ?? {}, version)
}
