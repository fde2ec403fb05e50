import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8')

test('DIY KIT and BUY NOW scale up under the pointer, and stand still where less motion is asked for', () => {
  expect(read('button/button.module.css')).toMatch(/&:hover \{[^}]*transform: scale\(var\(--hover-scale\)\)/)
  const [moving = '', still = ''] = read('tokens.css').split('prefers-reduced-motion: reduce')
  expect(Number(/--hover-scale: ([\d.]+)/.exec(moving)?.[1])).toBeGreaterThan(1)
  expect(still).toContain('--hover-scale: 1;')
})
