import { listMutations } from '../testing/mutations'
import { readUser } from './customer-reader'
import { User } from './customer-schema'

const ignore = () => {}
const asha = {
  id: 'c1',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'a@b.in',
  phone: '9876543210',
  countryCode: '+91',
}

test.each(listMutations(asha))(
  'a stored customer with %s is still a customer, or counts as signed out [14.7]',
  (_, value) => {
    const user = readUser(value, 'user', ignore)
    const { id, email } = Object(value)
    const names = [id, email].some((each) => (typeof each === 'string' && each) || typeof each === 'number')
    if (names) expect(User.safeParse(user)).toMatchObject({ success: true })
    else expect(user).toBeUndefined()
  },
)

test('a numeric id or phone number is read, and reported', () => {
  const report = jest.fn()
  expect(readUser({ ...asha, id: 7, phone: 9876543210, countryCode: null }, 'user', report)).toEqual({
    ...asha,
    id: '7',
  })
  expect(report.mock.calls).toEqual([['user.id'], ['user.phone']])
})
