import { readFileSync } from 'node:fs'
import path from 'node:path'

const sheet = readFileSync(path.join(__dirname, 'card-grid.module.css'), 'utf8')

/** How many cards stand in a row at a width, by the last rule that holds there. */
function columnsAt(width: number): number {
  const rules = [...sheet.matchAll(/(?:min-width: (\d+)px[^}]*?)?repeat\((\d),/g)]
  return Number(rules.filter(([, from = '0']) => Number(from) <= width).at(-1)?.[2])
}

test.each([
  [390, 2],
  [768, 2],
  [769, 3],
  [1023, 3],
  [1024, 4],
  [1440, 4],
])('at %d px, %d cards stand in a row', (width, columns) => {
  expect(columnsAt(width)).toBe(columns)
})
