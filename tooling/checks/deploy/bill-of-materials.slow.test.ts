import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

interface Component {
  name: string
  version: string
  licenses?: unknown[]
  properties: { name: string }[]
}

test('the bill of materials lists every package in the shop with its version and licence', () => {
  const json = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, maxBuffer: 2 ** 26 })
  const { components } = JSON.parse(json.toString()) as { components: Component[] }
  const used = components.filter(
    ({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  )
  expect(used.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'pg', 'react', '@electric-sql/pglite', 'prom-client']),
  )
  expect(used.map(({ name }) => name)).not.toContain('jest')
  expect(components.filter(({ version }) => !version)).toEqual([])
})
