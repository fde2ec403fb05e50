import { readBuildOutput } from './build-output'

const beginning = `lerna notice cli v9.0.7

 Lerna (powered by Nx)   Running target build for 3 projects:

- gateway-sandbox
- mf-account
- mf-catalog
`
const sandbox = `
> gateway-sandbox:build  [local cache]


> gateway-sandbox@1.0.0 build
> tsx ../composition/build/server/main.ts src/server.ts
`
const catalog = `
> mf-catalog:build

> mf-catalog@1.0.0 build

\u001b[1m\u001b[31mERROR\u001b[39m\u001b[22m in ./src/routes.tsx 68:10
`
const ending = `

 Lerna (powered by Nx)   Running target build for 3 projects failed

Failed tasks:

- mf-catalog:build
`

test('the output of a running build has the number of packages and the finished ones', () => {
  expect(readBuildOutput('')).toEqual({ count: 0, finished: [], failed: [] })
  expect(readBuildOutput(beginning)).toEqual({ count: 3, finished: [], failed: [] })
  expect(readBuildOutput(beginning + sandbox)).toMatchObject({
    count: 3,
    finished: [{ name: 'gateway-sandbox', isFresh: false }],
    failed: [],
  })
})

test('a heading without its output is not finished', () => {
  expect(readBuildOutput(`${beginning}${sandbox}\n> mf-account:build\n`).finished).toHaveLength(1)
})

test('the finished output names the packages that failed, with the reason', () => {
  const { finished, failed } = readBuildOutput(beginning + sandbox + catalog + ending)
  expect(failed).toEqual(['mf-catalog'])
  expect(finished[1]).toMatchObject({ name: 'mf-catalog', isFresh: true })
  expect(finished[1]?.output).toContain('ERROR in ./src/routes.tsx 68:10')
})

test('a single package is one of one', () => {
  expect(readBuildOutput(' Running target build for project mf-catalog:\n').count).toBe(1)
})
