import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import shakable from './shakable-loader'

const dist = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production')

async function routerSource(): Promise<string> {
  const chunks = (await readdir(dist)).filter((file) => /^chunk-.*\.mjs$/.test(file))
  const sources = await Promise.all(chunks.map((file) => readFile(path.join(dist, file), 'utf8')))
  return sources.find((source) => source.includes('NavLink = ')) ?? ''
}

test("nothing is written onto React Router's components any more, and their making is free of effects", async () => {
  const source = shakable(await routerSource())
  expect(source).toMatch(/^var NavLink = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m)
  expect(source).not.toMatch(/^\w+\.(displayName|contextType) = /m)
  expect(source).not.toMatch(/^var \w+ = React\d*\.(createContext|forwardRef|memo)\(/m)
})

test('a class keeps its context', () => {
  const source =
    'var Boundary = class extends React2.Component {\n  render() {}\n};\nBoundary.contextType = Context;\n'
  expect(shakable(source)).toBe(
    'var Boundary = class extends React2.Component { static contextType = Context;\n  render() {}\n};\n\n',
  )
})
