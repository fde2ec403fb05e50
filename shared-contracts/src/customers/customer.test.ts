import { loginProblem, registrationProblem, resetPasswordProblem } from './customer'

const form = {
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@example.com',
  mobilenumber: '9876543210',
  password: 'cardamom',
}

test('a login needs an e-mail and a password [14.3]', () => {
  expect(loginProblem({ email: 'asha@example.com', password: 'x' })).toBeUndefined()
  expect(loginProblem({ email: '', password: 'x' })).toBe('Email and Password are required.')
  expect(loginProblem({ email: 'asha@example.com', password: '' })).toBe('Email and Password are required.')
})

test.each(Object.keys(form))('a registration without %s is refused', (field) => {
  expect(registrationProblem({ ...form, [field]: '' })).toBe('All fields are required.')
})

test('a complete registration is accepted, with a password of any length [15.4]', () => {
  expect(registrationProblem({ ...form, password: 'x' })).toBeUndefined()
})

test('a new password is entered twice and must match', () => {
  expect(resetPasswordProblem({ newPassword: 'a', confirmPassword: '' })).toBe('Both fields are required.')
  expect(resetPasswordProblem({ newPassword: '', confirmPassword: 'a' })).toBe('Both fields are required.')
  expect(resetPasswordProblem({ newPassword: 'a', confirmPassword: 'b' })).toBe('Passwords do not match.')
  expect(resetPasswordProblem({ newPassword: 'a', confirmPassword: 'a' })).toBeUndefined()
  expect(resetPasswordProblem({ newPassword: 'e\u0301', confirmPassword: '\u00e9' })).toBeUndefined()
})
