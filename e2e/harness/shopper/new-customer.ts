import { randomUUID } from 'node:crypto'

/** Returns a new customer; no two tests share one. */
export function newCustomer() {
  return {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `asha.${randomUUID()}@example.com`,
    phone: '9845012345',
    password: 'cardamom and clove',
  }
}
