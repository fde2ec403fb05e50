import { type SQL, sql } from 'drizzle-orm'
import { hashPassword } from '../../../../api/src/modules/customers/passwords'
import type { Login } from '../../../drills/shopper/shopper'

/** The customer whose orders are asked for. Each customer has ten. */
export const GROWN_LOGIN: Login = { email: 'growth@example.com', password: 'cardamom and clove' }

const ORDERS_EACH = 10
/** Rows that one statement adds. */
const AT_ONCE = 50_000

const ADDRESS = {
  firstName: 'Asha',
  lastName: 'Rao',
  addressLine1: '12 MG Road',
  addressLine2: '',
  city: 'Bangalore',
  state: 'Karnataka',
  pinCode: '560001',
  country: 'India',
  email: GROWN_LOGIN.email,
  phone: '9845012345',
}

/** Adds paid orders of two lines, with their journal and their money, as if they had been placed one a minute. */
export async function addOrders(execute: (statement: SQL) => Promise<unknown>, count: number): Promise<void> {
  const passwordHash = await hashPassword(GROWN_LOGIN.password)
  await execute(sql`
    insert into customers (id, first_name, last_name, email, phone, country_code, password_hash, created_at, email_confirmed_at)
    values ('grown-0', 'Asha', 'Rao', ${GROWN_LOGIN.email}, '9845012345', '+91', ${passwordHash}, now(), now())
  `)
  const customers = Math.max(1, Math.floor(count / ORDERS_EACH))
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = sql`generate_series(${first}::int, ${Math.min(first + AT_ONCE, count) - 1}::int) as number`
    for (const statement of ofOrders(numbers, customers)) await execute(statement)
  }
}

function ofOrders(numbers: SQL, customers: number): SQL[] {
  const at = sql`now() - number * interval '1 minute'`
  return [
    sql`
      insert into orders (id, customer_id, order_id, content_hash, status, payment_method, payment_id, subtotal, shipping,
        tax, total, shipping_address, created_at)
      select 'grown-' || number, 'grown-' || number % ${customers}::int, 'ORD-' || number, md5(number::text), 'Paid',
        'cashfree', 'grown-' || number, 25000, 5000, 1250, 31250, ${JSON.stringify(ADDRESS)}::jsonb, ${at}
      from ${numbers}`,
    sql`
      insert into order_lines ("order", line, product_id, variant_id, name, variant, price, quantity, image)
      select 'grown-' || number, line, 'turmeric-powder', 'turmeric-powder-100g', 'Turmeric Powder', '100 g', 12500, 1,
        '/uploads/turmeric-powder-1.jpg'
      from ${numbers}, generate_series(0, 1) as line`,
    sql`
      insert into order_events ("order", at, who, kind, payment_id, amount)
      select 'grown-' || number, ${at}, 'grown-0', kind, 'grown-' || number, 31250
      from ${numbers}, unnest(array['placed', 'paid']) as kind`,
    sql`
      insert into gateway_orders (id, "order", number, provider, gateway_order_id, created_at)
      select 'grown-' || number, 'grown-' || number, 1, 'cashfree', 'grown-' || number, ${at} from ${numbers}`,
    sql`
      insert into ledger (at, provider, kind, state, gateway_id, amount, gateway_order)
      select ${at}, 'cashfree', 'capture', 'done', 'grown-' || number, 31250, 'grown-' || number from ${numbers}`,
  ]
}
