import { keptFiles } from '../contents/kept-files'
import { packed } from '../contents/packed'
import type { Part } from '../store/manifest'
import { sealFor } from '../store/sealing'
import type { MakingDeps } from './making-deps'

/** The files of the data folder that belong to a backup, where there are any. */
export async function filesPart(
  name: string,
  { backups, dataDir, recipients }: MakingDeps,
): Promise<Record<string, Part>> {
  const names = await keptFiles(dataDir)
  if (names.length === 0) return {}
  const pieces = await backups.writePart(name, 'files', sealFor(recipients), packed(dataDir, names))
  // Mails arrive meanwhile, so nobody knows how many there are.
  return { files: { pieces } }
}
