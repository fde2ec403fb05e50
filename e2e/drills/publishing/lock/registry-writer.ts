import { changeRegistry } from 'registry/changes/change-registry'
import { RegistryConflict } from 'registry/registry-conflict'
import { folderStore } from 'registry/stores/folder-store'
import { buildRegistry } from '../../../../composition/registry/src/testing/records'

/* `registry-writer.ts <folder> <name> <times>` changes a registry several times, on top of others' changes. */

const [folder = '', name = '', times = '0'] = process.argv.slice(2)
const store = folderStore(folder)

for (let done = 0; done < Number(times); ) {
  const version = String(done + 1)
  try {
    await changeRegistry(store, { who: name, what: 'publish', remote: name, version }, ({ remotes }) => {
      const versions = Array.from({ length: done + 1 }, (_, index) => String(index + 1))
      return { remotes: { ...remotes, ...buildRegistry(name, ...versions).remotes } }
    })
    done += 1
  } catch (error) {
    // Another writer was faster.
    if (!(error instanceof RegistryConflict)) throw error
  }
}
