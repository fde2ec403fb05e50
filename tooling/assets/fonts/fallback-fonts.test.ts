import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'fallback-fonts-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Runs in a separate process, because Jest cannot load the ESM-only libraries.
test("the shop's fallback fonts are the output of npm run fallback-fonts", () => {
  const written = path.join(folder, 'fallback-fonts.css')
  execFileSync(process.execPath, ['--import', 'tsx', 'tooling/assets/fonts/main.ts', written], { cwd: root })
  const ofShop = path.join(root, 'design-system/src/fonts/fallback-fonts.css')
  expect(readFileSync(ofShop, 'utf8')).toBe(readFileSync(written, 'utf8'))
})
