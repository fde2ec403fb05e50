import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describeFailure } from './trouble'

test('the reason of a failed query does not contain its values', () => {
  const cause = new Error('deadlock detected')
  const error = new DrizzleQueryError('insert into mails values ($1)', ['asha@example.in'], cause)
  expect(describeFailure(error)).toBe('deadlock detected')
})

test('any thrown value is described in words', () => {
  expect(describeFailure(new Error('Mailbox busy'))).toBe('Mailbox busy')
  expect(describeFailure('away')).toBe('away')
})
