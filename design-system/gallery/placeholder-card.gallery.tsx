import { PlaceholderGrid } from '../src/placeholder-card/placeholder-card'
import type { Entry } from './frame/entry'

export const placeholderCardEntry: Entry = {
  title: 'Placeholder card',
  states: { 'Four of the eight of a listing': <PlaceholderGrid count={4} /> },
}
