import { useText } from 'shared-contracts/words'
import styles from './further-part.module.css'
import { PartCards } from './part-cards'
import { type PartOfList, sayPlaces } from './part-of-list'
import { PartRoom } from './part-room'
import { useIsNear } from './use-is-near'

/**
 * One of the parts after the first that is shown. It has its height from the beginning, and its products while they are in
 * view or near.
 */
export function FurtherPart(part: PartOfList) {
  const t = useText()
  const { place, isNear } = useIsNear<HTMLDivElement>()
  return (
    // The focus comes here when what has it gives way to the products.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div ref={place} role="group" aria-label={sayPlaces(part, t)} tabIndex={-1} className={styles.part}>
      {isNear ? <PartCards {...part} frame={place} /> : <PartRoom {...part} frame={place} />}
    </div>
  )
}
