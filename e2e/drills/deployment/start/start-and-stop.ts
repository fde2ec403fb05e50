import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderStore } from 'registry/stores/folder-store'
import { freePort } from '../../../../tooling/start/free-port'
import { createChecks } from '../../../harness/checks'
import { inDataFolder } from '../../../harness/shop/data-folder'
import type { Drill } from '../../runner/drill'
import { areFree, npmStart } from './npm-start'
import { liveContent, rollBackContent } from './rolled-back-content'
import { openByThemselves, removeOneBuild } from './unbuilt-remotes'

export const startAndStop: Drill = {
  promise:
    'npm start opens before all remotes are built, leaves an open shop and a rollback alone, and leaves no server running when any part of it is killed',
  run: () => inDataFolder(drill),
}

const freePorts = async () => ({
  PORT: await freePort(),
  API_PORT: await freePort(),
  SANDBOX_PORT: await freePort(),
})

async function drill(dataDir: string): Promise<boolean> {
  const checks = createChecks()
  const file = (name: string) => readFileSync(path.join(dataDir, name), 'utf8')
  const ports = await freePorts()

  await removeOneBuild()
  const first = npmStart(dataDir, ports)
  await first.opened()
  await openByThemselves(`http://localhost:${ports.PORT}`, checks)
  const changes = async () => (await folderStore(path.join(dataDir, 'registry')).readLog()).length
  const before = await changes()
  const second = await npmStart(dataDir, await freePorts()).closed
  console.log(second.said.trim())
  checks.expect(second.code === 1, 'a second start on the same data is refused', second.code)
  checks.expect(!second.said.includes('Building'), 'before it builds')
  checks.expect((await changes()) === before, 'and publishes nothing')

  first.end('SIGTERM')
  const stopped = await first.closed
  console.log(stopped.said.trim().split('\n').slice(-2).join('\n'))
  checks.expect(await areFree(ports), 'no server keeps running after npm alone gets SIGTERM')

  const { live, left } = await rollBackContent(dataDir)
  const third = npmStart(dataDir, ports)
  const said = (await third.opened()).split('\n').find((line) => line.includes('was rolled back'))
  console.log(said)
  checks.expect(
    said?.includes(`promote mf-content ${left}`) === true,
    'npm start reports what was rolled back',
    said,
  )
  checks.expect((await liveContent(dataDir)) === live, 'and leaves it so')

  process.kill(Number(file('start.lock').split(' ')[0]), 'SIGKILL')
  await third.closed
  checks.expect(await areFree(ports), 'no server keeps running after their parent process is killed')
  return checks.allHold()
}
