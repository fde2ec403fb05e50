import type { AdminCase, AdminCaseSummary } from 'shared-contracts/support/admin/cases-schema'
import { formatCase } from 'shared-contracts/support/cases/case'
import type { Orders, StoredOrder } from '../../../orders'
import { shownCase, type WholeCase } from '../../cases'
import type { ListedCase } from './admin-cases.repository'

const EXCERPT = 140

export function shownCaseSummary({ id, since, text, ...rest }: ListedCase): AdminCaseSummary {
  return {
    ...rest,
    id: formatCase(id),
    since: since.toISOString(),
    excerpt: text.replaceAll(/\s+/g, ' ').slice(0, EXCERPT),
  }
}

type Lines = Awaited<ReturnType<Orders['linesOf']>> extends Map<string, infer Of> ? Of : never

/** @param lines the lines of the case's order */
export function shownAdminCase(whole: WholeCase, order: StoredOrder, lines: Lines): AdminCase {
  const { firstName, lastName } = order.shippingAddress
  const name = `${firstName} ${lastName}`
  const { stored, messages } = whole
  const { items, ...shown } = shownCase(whole)
  return {
    ...shown,
    ...{ order: order.id, orderId: order.orderId, name },
    ...{ since: stored.since.toISOString(), version: stored.version, language: stored.language },
    items: items.map((item) => ({
      ...item,
      name: lines[item.line]?.name ?? '',
      variant: lines[item.line]?.variant ?? '',
    })),
    messages: messages.map(({ staffName, text, at, decision }) => ({
      ...{ isOurs: staffName !== null, by: staffName ?? name, text, at: at.toISOString() },
      ...(decision && { decision }),
    })),
  }
}
