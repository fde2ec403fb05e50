import { openEarlierDatabase, update } from '../../testing/earlier-database'

/* Customers of versions that did not ask anybody to confirm an address. */

test('customers from before count as confirmed if they paid for an order or confirmed the newsletter, and others do not', async () => {
  const client = await openEarlierDatabase('0007_confirmed_addresses')
  await client.exec(`
    insert into customers (id, first_name, last_name, email, phone, country_code, password_hash, created_at)
      select name, name, 'Rao', name || '@example.in', '9845012345', '+91', '', now()
      from unnest(array['reader', 'asked', 'buyer', 'looker', 'nobody']) name;
    insert into subscriptions (email, subscribed_at, confirmed_at) values
      ('reader@example.in', now(), now()), ('asked@example.in', now(), null);
    insert into orders (id, customer_id, order_id, content_hash, status, payment_method, subtotal, shipping, tax, total, shipping_address, created_at)
      select name, name, 'ORD-1', '', status, 'Prepaid', 12500, 5000, 2250, 17500, '{}', now()
      from (values ('buyer', 'Paid'), ('looker', 'Pending')) placed (name, status);
  `)
  await update(client)
  const { rows } = await client.query(
    'select id from customers where email_confirmed_at is not null order by id',
  )
  expect(rows).toEqual([{ id: 'buyer' }, { id: 'reader' }])
  await client.close()
})
