import { copyFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Machine } from './machine/machine'

const SHIPPED = path.resolve(import.meta.dirname, '../../../../deploy/systemd')

/** As deploy/README.md has it: a user, the release, and the units to the letter. */
export async function installUnits(machine: Machine): Promise<void> {
  await machine.run('adduser', '--quiet', '--system', '--group', '--no-create-home', 'spice-shop')
  await makeCurrent(machine, RELEASES.first)
  for (const unit of await readdir(SHIPPED))
    await copyFile(path.join(SHIPPED, unit), path.join(machine.root, 'etc/systemd/system', unit))
  await machine.run('systemctl', 'daemon-reload')
}

/** The same build in two folders (machine/boot.sh). */
export const RELEASES = { first: '/opt/spice-shop/1', next: '/opt/spice-shop/2' }

/** @param release a folder, whose servers those are that are started from now on */
export async function makeCurrent({ run }: Machine, release: string): Promise<void> {
  await run('ln', '-sfn', release, '/opt/spice-shop/current')
}
