import { execFileSync } from 'node:child_process'
import { shop } from './shop'

test('the shop’s name stands in one source, so that one edit renames it [1.24]', () => {
  expect(shop.brand).toBe('Kesar & Clove')
  const sources = ['*.ts', '*.tsx', '*.css', ':!*.test.*', ':!*.spec.*', ':!*.gallery.*']
  const holding = execFileSync('git', ['grep', '--full-name', '-lF', shop.brand, '--', ...sources], {
    cwd: execFileSync('git', ['rev-parse', '--show-toplevel'], { cwd: __dirname, encoding: 'utf8' }).trim(),
    encoding: 'utf8',
  })
  expect(holding.trim().split('\n')).toEqual(['shared-contracts/src/domain/shop.ts'])
})
