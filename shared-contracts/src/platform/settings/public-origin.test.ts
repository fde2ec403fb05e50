import { isPublicOrigin } from './public-origin'

test.each([
  undefined,
  '',
  'http://localhost:3000',
  'https://localhost',
  'http://admin.localhost:3000',
  'http://127.0.0.1:3000',
  'http://127.8.0.1',
  'http://[::1]:3000',
])('the shop at %s is local', (origin) => {
  expect(isPublicOrigin(origin)).toBe(false)
})

test.each([
  'https://spices.example',
  'http://localhost.spices.example',
  'http://spices-localhost',
  'http://192.168.1.5:3000',
  'http://127.0.0.1.nip.example',
  'spices',
])('the shop at %s is public', (origin) => {
  expect(isPublicOrigin(origin)).toBe(true)
})
