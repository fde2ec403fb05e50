import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './further-part.module.css'
import { PartCards } from './part-cards'
import { type PartOfList, sayPlaces } from './part-of-list'
import { PartPlaceholder } from './part-placeholder'

/** Products load within two screens of the viewport. */
const NEAR = '200% 0px'

/** True if near the viewport or focused; false on the server and before the first observation. */
function useIsNear<Place extends HTMLElement>(): { place: RefObject<Place | null>; isNear: boolean } {
  const place = useRef<Place>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        if (latest) setIsNear(latest.isIntersecting || element.contains(document.activeElement))
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, isNear }
}

/** A later part of a list, with reserved height. Renders products once it is near the viewport or focused. */
export function FurtherPart(part: PartOfList) {
  const t = useText()
  const { place, isNear } = useIsNear<HTMLDivElement>()
  return (
    // Receives the focus when the focused placeholder is replaced by the products.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div ref={place} role="group" aria-label={sayPlaces(part, t)} tabIndex={-1} className={styles.part}>
      {isNear ? <PartCards {...part} frame={place} /> : <PartPlaceholder {...part} frame={place} />}
    </div>
  )
}
