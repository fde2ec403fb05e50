import { CardRoom } from 'design-system/card-grid/card-room'
import { Spinner } from 'design-system/spinner/spinner'
import { textLook } from 'design-system/text-link/text-link'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { type PartOfList, placesOf, sayPlaces } from './part-of-list'

interface Props extends PartOfList {
  /** Gets the focus from the link when the products load. */
  frame: RefObject<HTMLElement | null>
  isLoading?: boolean
}

/** The placeholder of a part, with a link to its own page. */
export function PartRoom({ frame, isLoading = false, ...part }: Props) {
  const t = useText()
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    const mine = link.current
    return () => {
      if (mine && mine === document.activeElement) frame.current?.focus({ preventScroll: true })
    }
  }, [frame])
  const { first, last } = placesOf(part)
  return (
    <CardRoom count={last - first + 1}>
      <Link ref={link} to={paths.listPart(part.collection.slug, part.part)} {...textLook()}>
        {isLoading && <Spinner />}
        <span>{sayPlaces(part, t)}</span>
      </Link>
    </CardRoom>
  )
}
