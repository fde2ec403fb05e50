import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findEngine } from './engine'
import { findMissingProgram } from './find-missing-program'

const webkit = findEngine({ ENGINE: 'webkit' })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'commands-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function install(command: string, mode = 0o755): Promise<void> {
  await writeFile(path.join(folder, command), '')
  await chmod(path.join(folder, command), mode)
}

test('the message names the missing commands of an engine and how to install them', async () => {
  await install('xvfb-run')
  expect(findMissingProgram(webkit, { PATH: `/nowhere${path.delimiter}${folder}` })).toBe(
    'WebKitWebDriver, dbus-run-session not found. To install: sudo apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth dbus',
  )
})

test('a machine with all commands of an engine misses nothing', async () => {
  for (const command of webkit.installed.commands) await install(command)
  expect(findMissingProgram(webkit, { PATH: folder })).toBeUndefined()
})

test('a file that is not executable is not a command', async () => {
  for (const command of webkit.installed.commands) await install(command)
  await install('xvfb-run', 0o644)
  expect(findMissingProgram(webkit, { PATH: folder })).toMatch(/^xvfb-run not found\./)
})

test('a machine without PATH has no command, and Chromium needs none', () => {
  expect(findMissingProgram(webkit, {})).toContain('WebKitWebDriver')
  expect(findMissingProgram(findEngine({}), {})).toBeUndefined()
})
