import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_RED, shop } from './shop'

test('the shop’s name is defined once, so that one edit renames it [1.24]', () => {
  expect(shop.brand).toBe('Kesar & Clove')
  const sources = ['*.ts', '*.tsx', '*.css', ':!*.test.*', ':!*.spec.*', ':!*.gallery.*']
  const holding = execFileSync('git', ['grep', '--full-name', '-lF', shop.brand, '--', ...sources], {
    cwd: execFileSync('git', ['rev-parse', '--show-toplevel'], { cwd: __dirname, encoding: 'utf8' }).trim(),
    encoding: 'utf8',
  })
  expect(holding.trim().split('\n')).toEqual(['shared-contracts/src/platform/shop.ts'])
})

test('mails and icons use the style sheets’ red [25.1]', () => {
  const tokens = readFileSync(join(__dirname, '../../../design-system/src/tokens.css'), 'utf8')
  expect(tokens).toContain(`--red-700: ${BRAND_RED.toLowerCase()};`)
})
