import { describeBuild } from './describe-build'
import { draftVersion, type Verify } from './draft-version'
import { inDraft } from './in-draft'
import { type Publication, type Published, publishVersion } from './publish-version'

/** Verifies a build and adds it to the registry. @throws Refusal, or RegistryConflict if somebody else was first */
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
