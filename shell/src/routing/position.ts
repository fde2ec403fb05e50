import type { Location } from 'react-router-dom'
import type { View } from './view'

interface Here {
  kind: 'here'
  view: View
  /** The view that the shopper is about to open, rendered but still hidden. */
  upcoming?: View
}

interface Leaving {
  kind: 'leaving'
  view: View
  upcoming?: View
  destination: Location
  /** True if the destination was not ready within the task that requested it. */
  isLate: boolean
}

/** The shopper's current view and destination. */
export type Position = Here | Leaving

export const hasDestination = (position: Position, destination: Location): position is Leaving =>
  position.kind === 'leaving' && position.destination === destination

export const isLate = (position: Position) => position.kind === 'leaving' && position.isLate

/** True if the shopper is leaving this page for another. Updates of this page must not cancel that. */
export const isLeavingFrom = ({ view, ...position }: Position, { pathname }: Location) =>
  position.kind === 'leaving' &&
  view.location.pathname === pathname &&
  position.destination.pathname !== pathname

/** Returns the position at the start of a visit. A visit in progress is replaced. */
export function leave(position: Position, destination: Location): Position {
  const { view, upcoming } = position
  return { kind: 'leaving', view, upcoming, destination, isLate: isLate(position) }
}

export function markLate(position: Position, destination: Location): Position {
  return hasDestination(position, destination) ? { ...position, isLate: true } : position
}

export function arrive(view: View): Position {
  return { kind: 'here', view }
}

/** @param asked the position when the upcoming view was requested; the view is dropped if the shopper has moved since */
export function expectView(position: Position, asked: Position, upcoming: View): Position {
  const hasMoved =
    position.view !== asked.view ||
    (position.kind === 'leaving' &&
      !(asked.kind === 'leaving' && hasDestination(position, asked.destination)))
  return hasMoved ? position : { ...position, upcoming }
}

/** Drops the upcoming view. */
export function expectNothing(position: Position): Position {
  return { ...position, upcoming: undefined }
}
