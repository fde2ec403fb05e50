import { parseUser } from './login-response'

test('a login response is stored with the field names that pages read [14.6]', () => {
  const answer = {
    id: 'c1',
    firstname: 'Asha',
    lastname: 'Rao',
    email: 'a@b.in',
    phone: '9876543210',
    countryCode: '',
  }
  expect(parseUser({ user: answer })).toEqual({
    id: 'c1',
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'a@b.in',
    phone: '9876543210',
    countryCode: '+91',
  })
})

test.each([undefined, '', {}, { user: 'asha' }, { user: { firstname: 'Asha' } }])(
  'a response of %j has no customer and logs nobody in',
  (answer) => {
    expect(() => parseUser(answer)).toThrow()
  },
)
