import { readFileSync } from 'node:fs'
import path from 'node:path'

const sheet = readFileSync(path.join(__dirname, 'toast.module.css'), 'utf8')

test('messages appear at the top right, and stay there while the page scrolls', () => {
  const [, host = ''] = /\.host \{([^}]*)\}/.exec(sheet) ?? []
  expect(host).toContain('position: fixed')
  expect(host).toMatch(/inset: \d+px \d+px auto auto/)
})
