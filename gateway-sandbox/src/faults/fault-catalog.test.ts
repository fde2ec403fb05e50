import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowFaults } from '../gateway/settlement/row-faults'
import { startTestSandbox } from '../testing/test-sandbox'
import { twoDigits } from './choose-fault'
import { faults, phaseLabels } from './fault-catalog'

/** Builds a table, aligned as by the repository's formatter. The first row contains the headings. */
function markdownTable(rows: readonly (readonly string[])[]): string {
  const [heads = [], ...others] = rows
  const widths = heads.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, filler)).join(' | ')} |`
  return [line(heads), line([], '-'), ...others.map((cells) => line(cells))].join('\n')
}

test('no two faults share a name or a code', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.map(({ code }) => code)).toEqual(faults.map((_, index) => index + 1))
})

test('the README and the page list every fault', async () => {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8')
  const faultTable = [
    ['Paise', 'Name', 'Meets', 'What happens'],
    ...faults.map(({ code, name, effect, phase }) => [
      `.${twoDigits(code)}`,
      `\`${name}\``,
      phaseLabels[phase],
      effect,
    ]),
  ]
  const rowFaultTable = [
    ['Name', 'What happens'],
    ...rowFaults.map(({ name, effect }) => [`\`${name}\``, effect]),
  ]
  expect(readme).toContain(markdownTable(faultTable))
  expect(readme).toContain(markdownTable(rowFaultTable))
  const { app } = startTestSandbox()
  const page = (await app.inject('/faults')).body
  for (const { name } of [...faults, ...rowFaults]) expect(page).toContain(`<th scope="row">${name}</th>`)
  await app.close()
})
