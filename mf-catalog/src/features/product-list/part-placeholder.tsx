import { CardPlaceholders } from 'design-system/card-grid/card-placeholders'
import { Spinner } from 'design-system/spinner/spinner'
import { textLook } from 'design-system/text-link/text-link'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { computePositions, type PartOfList, sayPlaces } from './part-of-list'

interface Props extends PartOfList {
  /** Receives the focus if the link has it when the products load. */
  frame: RefObject<HTMLElement | null>
  isLoading?: boolean
}

/** The placeholder of a part, with a link to its own page. */
export function PartPlaceholder({ frame, isLoading = false, ...part }: Props) {
  const t = useText()
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    const mine = link.current
    return () => {
      if (mine && mine === document.activeElement) frame.current?.focus({ preventScroll: true })
    }
  }, [frame])
  const { first, last } = computePositions(part)
  return (
    <CardPlaceholders count={last - first + 1}>
      <Link ref={link} to={paths.listPart(part.collection.slug, part.part)} {...textLook()}>
        {isLoading && <Spinner />}
        <span>{sayPlaces(part, t)}</span>
      </Link>
    </CardPlaceholders>
  )
}
