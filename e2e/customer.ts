import { randomUUID } from 'node:crypto'

/** Someone the shop has never seen: no two tests share a customer. */
export function newCustomer() {
  return {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `asha.${randomUUID()}@example.com`,
    phone: '9845012345',
    password: 'cardamom and clove',
  }
}

export type Customer = ReturnType<typeof newCustomer>
