import {
  parseBlockKind,
  parseBlockName,
  postPicturePath,
} from 'shared-contracts/content/admin/content-blocks'
import type { BlockContent } from 'shared-contracts/content/admin/content-blocks-schema'
import { stepsOfRecipe } from 'shared-contracts/content/admin/recipe-steps'
import { ownName } from 'shared-contracts/content/media/own-picture'
import { AppError } from '../../../errors'
import type { Pictures } from '../media'

/** Returns a block's kind. @throws AppError NOT_FOUND for an unknown block */
export function knownKind(block: string) {
  const kind = parseBlockKind(block)
  if (!kind) throw new AppError('NOT_FOUND', 'This text no longer exists. Choose one from the list.')
  return kind
}

/** @throws AppError INVALID_INPUT if the content's kind differs from the block's */
export function mustFit(block: string, { kind }: BlockContent): void {
  if (knownKind(block) !== kind)
    throw new AppError('INVALID_INPUT', 'This content doesn’t match the kind of text.')
}

/** Checks that a recipe to be published has all steps; drafts may lack some. @throws AppError INVALID_INPUT */
export function mustHaveAllSteps(block: string, content: BlockContent): void {
  if (content.kind !== 'recipe' || !content.instructions) return
  const steps = stepsOfRecipe[Number(parseBlockName(block))]
  if (content.instructions.length !== steps)
    throw new AppError('INVALID_INPUT', `This recipe has ${steps} steps. Write a text for each one.`)
}

/** Checks that an uploaded picture exists and is ready to be shown. @throws AppError INVALID_INPUT */
export async function mustHavePicture(content: BlockContent, states: Pictures['states']): Promise<void> {
  const name = ownName(pictureOf(content))
  if (name === undefined) return
  const isReady = (await states([name])).get(name)
  if (isReady === undefined)
    throw new AppError('INVALID_INPUT', 'This picture doesn’t exist. Choose another one.')
  if (!isReady)
    throw new AppError('INVALID_INPUT', 'The picture is still being processed. Try again in a moment.')
}

function pictureOf(content: BlockContent): string {
  if (content.kind === 'post') return postPicturePath(content.picture)
  return (content.kind === 'banner' && content.picture) || ''
}
