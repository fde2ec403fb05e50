import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { typescript } from './base-config'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'base-config-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Builds a file with one element. @returns the modules of React that it imports */
async function importsOfElement(mode: 'development' | 'production'): Promise<string[]> {
  const entry = path.join(folder, 'part.tsx')
  await writeFile(entry, 'export const part = <p>Turmeric</p>\n')
  const compiler = webpack({
    mode,
    context: __dirname,
    entry,
    externals: [/^react/],
    externalsType: 'commonjs',
    output: { path: folder },
    module: { rules: [typescript] },
  })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  await new Promise<void>((resolve) => compiler.close(() => resolve()))
  expect(stats?.compilation.errors).toEqual([])
  return [...(stats?.compilation.modules ?? [])]
    .filter((module) => module instanceof webpack.ExternalModule)
    .map((module) => module.userRequest)
}

// React's development functions fail in a shop, which always has React's production build.
test.each(['development', 'production'] as const)(
  'a %s build creates elements with the function that the shell provides',
  async (mode) => {
    expect(await importsOfElement(mode)).toEqual(['react/jsx-runtime'])
  },
)
