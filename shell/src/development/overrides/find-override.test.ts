import { isAllowed } from './find-override'

const allowed = ['http://localhost:*', 'https://preview.example']

test.each(['http://localhost:3001', 'http://localhost', 'https://preview.example'])(
  'a remote may come from %s',
  (origin) => expect(isAllowed(origin, allowed)).toBe(true),
)

test.each([
  'https://localhost:3001',
  'http://localhost.evil.example:3001',
  'https://preview.example:8443',
  'https://evil.example',
  'null',
])('a remote may not come from %s', (origin) => expect(isAllowed(origin, allowed)).toBe(false))
