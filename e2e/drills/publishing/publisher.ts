import { RegistryConflict } from 'registry/registry-conflict'
import { folderStore } from 'registry/stores/folder-store'
import { publish } from '../../../composition/cli/publish/publish'

/* `publisher.ts <remote's folder> <registry>` publishes a build to a registry. Exits with 3 on a conflict. */

const [folder = '', registry = ''] = process.argv.slice(2)
try {
  await publish(folder, {
    store: folderStore(registry),
    audience: 'everyone',
    who: 'a drill',
    mayRepeatVersion: true,
    verify: async () => ({ problems: [], endpoints: [], slices: [], events: [] }),
  })
} catch (error) {
  if (!(error instanceof RegistryConflict)) throw error
  process.exitCode = 3
}
