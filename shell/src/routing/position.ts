import type { Location } from 'react-router-dom'
import type { View } from './view'

interface Here {
  kind: 'here'
  view: View
  /** Rendered already, out of sight, since the shopper is about to go there. */
  upcoming?: View
}

interface Leaving {
  kind: 'leaving'
  view: View
  upcoming?: View
  destination: Location
  /** It was not there within the task that asked for it. */
  isLate: boolean
}

/** Where the shopper is, and where to. */
export type Position = Here | Leaving

export const hasDestination = (position: Position, destination: Location): position is Leaving =>
  position.kind === 'leaving' && position.destination === destination

export const isLate = (position: Position) => position.kind === 'leaving' && position.isLate

/** A visit begins; one that was under way is given up. */
export function leave(position: Position, destination: Location): Position {
  const { view, upcoming } = position
  return { kind: 'leaving', view, upcoming, destination, isLate: isLate(position) }
}

/** The visit takes its time. */
export function markLate(position: Position, destination: Location): Position {
  return hasDestination(position, destination) ? { ...position, isLate: true } : position
}

export function arrive(view: View): Position {
  return { kind: 'here', view }
}

/** @param asked the position when the upcoming view was asked for; it is dropped when the shopper has moved since */
export function expectView(position: Position, asked: Position, upcoming: View): Position {
  const hasMoved =
    position.view !== asked.view ||
    (position.kind === 'leaving' &&
      !(asked.kind === 'leaving' && hasDestination(position, asked.destination)))
  return hasMoved ? position : { ...position, upcoming }
}

/** The shopper does not go there after all. */
export function expectNothing(position: Position): Position {
  return { ...position, upcoming: undefined }
}
