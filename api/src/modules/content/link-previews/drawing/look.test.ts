import { readFileSync } from 'node:fs'
import path from 'node:path'
import { colours } from './look'

test('a preview has the colours of the shop’s pages', () => {
  const tokens = readFileSync(path.join(__dirname, '../../../../../../design-system/src/tokens.css'), 'utf8')
  for (const [name, value] of Object.entries(colours)) expect(tokens).toContain(`--${name}: ${value};`)
})
