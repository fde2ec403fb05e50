import { Certification } from '../src/certification/certification'
import type { Entry } from './frame/entry'

export const certificationEntry: Entry = {
  title: 'Certification',
  states: { 'Drawn seals': <Certification /> },
}
