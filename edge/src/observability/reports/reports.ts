import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { CanaryWatch } from 'composition/renderer/canary/canary-watch'
import type { EvidenceBook } from 'composition/renderer/canary/evidence'
import type { FastifyInstance } from 'fastify'
import type { KnownRegistry } from 'registry/registry-store'
import type { Report } from 'shared-contracts/analytics/report'
import type { Registry } from 'shared-contracts/remote/registry'
import { isLoopback, toNetwork } from 'shared-contracts/values/network'
import type { Analytics } from '../analytics/analytics'
import { createKnownKinds } from '../policy-reports/known-kinds'
import { createDocuments, type News } from './documents'
import type { RemoteCounts, VersionCounts } from './remote-counts'
import { ReportsBody } from './report-schema'
import type { Vitals } from './vitals'

const MOST_BYTES = 8192
/** Limit per network. A page sends a few, and many homes can share an address. */
const MOST_PER_MINUTE = 300

interface ReportsParts {
  currentRegistry: () => Promise<KnownRegistry>
  counts: RemoteCounts
  evidence: EvidenceBook
  vitals: Vitals
  analytics: Analytics
  /** Undefined if the registry belongs to another shop. */
  canaryWatch: CanaryWatch | undefined
}

/** Adds `POST /reports`, to which pages report about their remotes. Only versions in the registry are counted. */
export async function addReports(
  app: FastifyInstance,
  { currentRegistry, counts, evidence, vitals, analytics, canaryWatch }: ReportsParts,
): Promise<void> {
  const documents = createDocuments()
  const isNewField = createKnownKinds(Date.now)

  function count(report: Report, network: string, document: string): void {
    if (report.kind === 'vital') {
      vitals.observe(report)
      analytics.countVital(report.vital, report.value, { network, document })
      return
    }
    const news = documents.newsOf(network, document, report, report.kind !== 'visit')
    countOutcome(counts.countsOf(report), report.kind, news)
    evidence.add(network, document, report, news)
  }

  await app.register(async (reports) => {
    await reports.register(rateLimit, {
      max: MOST_PER_MINUTE,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => toNetwork(ip),
    })
    reports.post('/reports', { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const body = ReportsBody.safeParse(request.body)
      const known = await currentRegistry()
      const isKnown = body.success && body.data.reports.every((report) => isPublished(report, known.registry))
      if (!isKnown) return reply.code(400).send({ message: 'The reported version is not in the registry.' })
      counts.keepOnly(known.registry)
      evidence.keepOnly(known.registry)
      // Pages of an earlier shell send no document number, so each of their messages counts as a document.
      const { document = randomUUID(), reports: received, malformed } = body.data
      // All visitors of a local shop share one network, so each document counts as a network there.
      const network = isLoopback(request.ip) ? document : toNetwork(request.ip)
      for (const report of received) count(report, network, document)
      for (const field of malformed?.filter(isNewField) ?? [])
        request.log.warn({ field }, 'Pages could not read a field of an api response')
      analytics.countAll(body.data, { network, document })
      // Not awaited, because the page need not wait for it.
      canaryWatch?.look(known)
      return reply.code(204).send()
    })
  })
}

function countOutcome(
  counts: VersionCounts,
  kind: Exclude<Report['kind'], 'vital'>,
  { isVisit, isFailure }: News,
): void {
  if (isVisit) counts.visits += 1
  if (isFailure && kind === 'load-failed') counts.loadFailures += 1
  if (isFailure && kind === 'render-failed') counts.renderFailures += 1
}

function isPublished({ remote, version }: Report, { remotes }: Registry): boolean {
  return Object.hasOwn(remotes, remote) && Object.hasOwn(remotes[remote]?.versions ?? {}, version)
}
