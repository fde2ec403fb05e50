import { isDatabaseAway } from './database-away'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  new Error('Connection terminated unexpectedly'),
  new Error('Failed query', { cause: withCode('57P03') }),
])('%o means that the database is unreachable', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([withCode('23505'), new Error('Order 1 is not Pending any more.'), 'away', undefined])(
  '%o does not',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  },
)
