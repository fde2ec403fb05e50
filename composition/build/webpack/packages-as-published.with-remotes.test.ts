import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { galleryConfig } from './gallery-config'
import { remoteConfig } from './remote-config'
import { remoteServerConfig } from './server-config'
import { shellConfig, shellServerConfig } from './shell-config'

const root = path.join(__dirname, '../../..')
const remote = path.join(root, 'mf-content')
const configs: [string, Configuration][] = [
  ['shell', shellConfig(path.join(root, 'shell'))],
  ['server of the shell', shellServerConfig(path.join(root, 'shell'))],
  ['remote', remoteConfig(remote)],
  ['server of a remote', remoteServerConfig(remote)],
  ['gallery', galleryConfig(path.join(root, 'design-system'))],
]

const scriptOfPackage = path.join(root, 'node_modules/some-package/index.mjs')
const matches = (condition: unknown, file: string) => condition instanceof RegExp && condition.test(file)

test.each(configs)('the build of the %s uses packages as they are published', (_, config) => {
  const rules = (config.module?.rules ?? []) as RuleSetRule[]
  const rewriting = rules.filter(
    ({ test, exclude }) => matches(test, scriptOfPackage) && !matches(exclude, scriptOfPackage),
  )
  expect(rules.length).toBeGreaterThan(0)
  expect(rewriting).toEqual([])

  const replacing = (config.plugins ?? []).filter(
    (plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin,
  )
  expect(replacing).toEqual([])

  // An alias may only leave out a whole package, never replace it with a file.
  for (const target of Object.values(config.resolve?.alias ?? {})) expect(target).toBe(false)
})

/** A path into a package's build folder, which its exports do not include. */
const privateFile =
  /(?:from|import\(|require\()\s*'((?!\.)(?:@[\w-]+\/)?[\w.-]+\/(?:dist|lib|src|build|esm|cjs)\/[^']+)'/g

/** Ajv's documentation specifies this path for schemas of 2020-12. */
const documented = new Set(['ajv/dist/2020'])

test('no source imports a private file of a package', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && file !== path.relative(root, __filename))
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(privateFile)]
      .filter(([, name = '']) => !documented.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
