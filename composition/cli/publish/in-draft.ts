import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Calls a function with a temporary folder, and removes the folder afterwards. */
export async function inDraft<Result>(work: (draft: string) => Promise<Result>): Promise<Result> {
  const draft = await mkdtemp(path.join(tmpdir(), 'draft-'))
  try {
    return await work(draft)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
