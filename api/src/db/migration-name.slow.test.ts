import { spawnSync } from 'node:child_process'
import path from 'node:path'

test('a migration without a name is refused', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'migrations'], {
    cwd: path.resolve(__dirname, '../..'),
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout + stderr).toContain("'--name'")
})
