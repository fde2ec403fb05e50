import { QualityStrip } from '../src/quality-strip/quality-strip'
import type { Entry } from './frame/entry'

export const qualityStripEntry: Entry = {
  title: 'Quality strip',
  bleed: true,
  states: { 'Four qualities': <QualityStrip /> },
}
