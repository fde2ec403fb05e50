import { parseBlockKind, parseBlockName } from 'shared-contracts/content/admin/content-blocks'
import type { BlockContent } from 'shared-contracts/content/admin/content-blocks-schema'
import { stepsOfRecipe } from 'shared-contracts/content/admin/recipe-steps'
import { AppError } from '../../../errors'

/** @throws AppError NOT_FOUND */
export function knownKind(block: string) {
  const kind = parseBlockKind(block)
  if (!kind) throw new AppError('NOT_FOUND', 'There is no such place for words.')
  return kind
}

/** @throws AppError INVALID_INPUT */
export function mustFit(block: string, { kind }: BlockContent): void {
  if (knownKind(block) !== kind) throw new AppError('INVALID_INPUT', 'These words are for another place.')
}

/** Checks a text before it is published; a draft may have fewer steps. @throws AppError INVALID_INPUT */
export function mustHaveAllSteps(block: string, content: BlockContent): void {
  if (content.kind !== 'recipe' || !content.instructions) return
  const steps = stepsOfRecipe[Number(parseBlockName(block))]
  if (content.instructions.length !== steps)
    throw new AppError('INVALID_INPUT', `This recipe has ${steps} steps: write each of them.`)
}
