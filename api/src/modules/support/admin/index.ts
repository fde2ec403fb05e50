import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ReplyTemplate } from 'shared-contracts/support/admin/inbox-schema'
import type { Database } from '../../../db/connection'
import type { Outbox } from '../../../mail/outbox'
import type { Orders } from '../../orders'
import type { AuditLog, Staff } from '../../staff'
import { createAdminCases } from './cases'
import { createInboxRepository } from './inbox.repository'
import { inboxRoutes } from './inbox.routes'
import { createInboxService } from './inbox.service'
import { createTemplatesRepository } from './templates.repository'
import { templatesRoutes } from './templates.routes'

interface AdminInboxDeps {
  database: Database
  outbox: Outbox
  orders: Pick<Orders, 'find' | 'linesOf' | 'tell'>
  auditLog: Pick<AuditLog, 'write'>
  now: () => Date
}

export function createAdminInbox({ database, outbox, orders, auditLog, now }: AdminInboxDeps) {
  const { inTransaction } = database
  const repository = createInboxRepository(database)
  const inbox = createInboxService({
    repository,
    outbox,
    auditLog,
    inTransaction,
    now,
  })
  const templates = createTemplatesRepository(database)
  const cases = createAdminCases({ database, orders, auditLog, now })

  function change(
    name: string,
    after: string | undefined,
    by: Staff,
    work: () => Promise<void>,
  ): Promise<void> {
    return inTransaction(async () => {
      const before = await templates.find(name)
      if (before === after) return
      await work()
      const about = { kind: 'template', id: name } as const
      await auditLog.write({
        by,
        what: 'template-changed',
        about,
        before: { text: before },
        after: { text: after },
      })
    })
  }

  const calls = {
    list: templates.list,
    put: (template: ReplyTemplate, by: Staff) =>
      change(template.name, template.text, by, () => templates.put(template)),
    remove: (name: string, by: Staff) => change(name, undefined, by, () => templates.remove(name)),
  }

  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(inboxRoutes(inbox))
    await app.register(templatesRoutes(calls))
    await app.register(cases.routes)
  }
  return { routes, counts: repository.counts, countOpenCases: cases.countOpen }
}
