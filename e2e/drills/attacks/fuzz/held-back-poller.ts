import pg from 'pg'

/** Tables that the poller works through (api/src/modules/payments/status-requests/poller.ts). */
const TABLES = ['gateway_orders', 'stand_alone_payments', 'refunds']

/** Stops an api from polling the gateways: postpones each poll by years. @returns a function to undo this */
export async function holdBackPoller(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`create function hold_back() returns trigger language plpgsql as $$
    begin
      new.next_question_at := greatest(new.next_question_at, now() + interval '10 years');
      return new;
    end $$`)
  for (const table of TABLES) {
    await client.query(`create trigger hold_back before insert or update of next_question_at on ${table}
      for each row when (new.next_question_at is not null) execute function hold_back()`)
    await client.query(`update ${table} set next_question_at = next_question_at`)
  }
  return async () => {
    await client.query('drop function hold_back cascade')
    for (const table of TABLES)
      await client.query(
        `update ${table} set next_question_at = now() where next_question_at > now() + interval '1 year'`,
      )
    await client.end()
  }
}
