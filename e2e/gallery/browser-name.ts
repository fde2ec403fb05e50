import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** The file that records the browser that took the screenshots. */
export const browserFile = path.join(import.meta.dirname, 'screenshots/browser.txt')

/** @returns name, major version and builder, such as 'Chromium 156 built on Debian GNU/Linux 12 (bookworm)' */
export async function browserName(executable: string): Promise<string> {
  const { stdout } = await promisify(execFile)(executable, ['--version', '--no-sandbox'])
  return stdout.trim().replace(/(\d+)\.[\d.]+/, '$1')
}

/** True for the browser build that took the screenshots. Each build renders text slightly differently. */
export async function tookTheScreenshots(executable: string): Promise<boolean> {
  const taken = (await readFile(browserFile, 'utf8')).trim()
  const here = await browserName(executable)
  // Workers read the configuration too and would repeat the warning.
  if (here !== taken && !process.env.TEST_WORKER_INDEX)
    console.warn(`Screenshots are not compared: they were taken in ${taken}, and this is ${here}.`)
  return here === taken
}
