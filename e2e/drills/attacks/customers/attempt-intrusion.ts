import { type Intrude, intrusions } from '../../../harness/over-http/intrusions'
import type { Operation } from '../../../harness/shop/api/api-description'

/** The calls of the admin that have something to say to everybody. */
const OPEN_AT_THE_ADMIN = ['POST /api/admin/sign-in/passkey/options']

/** How somebody who is logged in would use a call against another; undefined where nobody has thought of it. */
export function intrusionOn(operation: Operation): Intrude | undefined {
  return operation.path.startsWith('/api/admin/') ? atTheAdmin(operation) : intrusions[operation.name]
}

/** A customer's session opens nothing of the admin: one way to try does for all its calls. */
function atTheAdmin({ name, pathParameters }: Operation): Intrude {
  return ({ order }) => ({
    values: Object.fromEntries(pathParameters.map((parameter) => [parameter.name, order.orderId])),
    ...(!OPEN_AT_THE_ADMIN.includes(name) && { isRefused: true }),
  })
}
