import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describeFailure } from './trouble'

test('what a failed query was to store is not told with why it failed', () => {
  const cause = new Error('deadlock detected')
  const error = new DrizzleQueryError('insert into mails values ($1)', ['asha@example.in'], cause)
  expect(describeFailure(error)).toBe('deadlock detected')
})

test('whatever is thrown is told in words', () => {
  expect(describeFailure(new Error('Mailbox busy'))).toBe('Mailbox busy')
  expect(describeFailure('away')).toBe('away')
})
