import { describeBuild } from './describe-build'
import { draftVersion, type Verify } from './draft-version'
import { inDraft } from './in-draft'
import { type Publication, type Published, publishVersion } from './publish-version'

/**
 * Verifies a remote's build and adds it to the registry.
 * @param folder the remote's folder, built
 * @throws Refusal if it is unfit or would change published files; RegistryConflict if somebody else was first
 */
export async function publish(
  folder: string,
  { verify, ...publication }: Publication & { verify: Verify },
): Promise<Published> {
  const build = await describeBuild(folder)
  return publishVersion(build, publication, (registry) =>
    inDraft(async (draft) => {
      const record = await draftVersion(folder, build, { registry, verify, draft })
      await publication.store.putVersion(build.name, build.version, draft)
      return record
    }),
  )
}
