import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))
const folders = ['shell', 'shared-contracts', 'design-system', ...remotes].map((name) => `${name}/src`)

/** These files treat any key as a sign of activity and handle none. */
const readNoKeys = [
  'shell/src/early/start-scripts.ts',
  'shell/src/startup/first-act.ts',
  'design-system/src/late/late-code.ts',
]

test("code that handles keys ignores those of an input method's composition", () => {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const listening = folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !readNoKeys.includes(file))
    .filter((file) => /'key(down|up|press)'|\bonKey(Down|Up|Press)\b/.test(textOf(file)))
  expect(listening.length).toBeGreaterThan(5)
  expect(listening.filter((file) => !textOf(file).includes('isComposing('))).toEqual([])
})
